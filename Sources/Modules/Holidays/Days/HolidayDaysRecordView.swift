import Layout
import Places
import VIPER

/// The holidays of some days as JSON (`/holidays/DE/days.json?from=2026-12-01&to=2027-01-31`).
struct HolidayDaysRecordJSONView: JSONView<HolidayDaysRecordPlace, HolidayDaysEvent, HolidayDaysRecord> {
    func event(from visit: Visit<HolidayDaysRecordPlace>) -> HolidayDaysEvent {
        .requested(visit.place.country, visit.place.filter, visit.place.days)
    }
}
