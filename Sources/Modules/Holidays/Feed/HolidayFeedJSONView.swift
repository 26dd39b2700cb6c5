import AlmanacValues
import Layout
import VIPER

/// The events of a calendar as JSON (`/holidays/DE.json`).
struct HolidayFeedJSONView: JSONView<HolidayFeedRequest, HolidayFeedEvent, HolidayFeedRecord> {
    func event(from visit: Visit<HolidayFeedRequest>) -> HolidayFeedEvent { .requested(visit.place) }
}
