import AlmanacValues
import Entities
import ServiceContracts

// The facts about the feast beyond its day in one country. If a service fails, the page leaves them out.

extension HolidayDetailInteractor {
    func about(_ kind: HolidayKind) async -> HolidayDetail.About? {
        guard let id = kind.occasion, let occasion = try? await occasions.occasion(id) else { return nil }
        return HolidayDetail.About(id: occasion.id, name: occasion.name, text: occasion.about, rule: occasion.rule)
    }

    /// Returns the feast's first day in each known year, up to five years each way.
    func otherYears(of holiday: Holiday, in calendar: HolidayCalendar) -> [HolidayDetail.OtherYear] {
        calendar.years(of: holiday).compactMap { other in
            switch other.answer {
            case .unknown: nil
            case .none: HolidayDetail.OtherYear(year: other.year, day: nil)
            case .days(let days):
                HolidayDetail.OtherYear(
                    year: other.year,
                    day: days.first.map { day in
                        HolidayDetail.OtherYear.Day(
                            id: HolidayReference(calendar.country, day.holiday.date.year, day.holiday.id),
                            date: day.date, isObserved: day.isObserved)
                    })
            }
        }
    }

    /// Returns where else the feast is a public holiday in the year.
    func elsewhere(_ kind: HolidayKind, _ reference: HolidayReference) async -> [HolidayDetail.Elsewhere] {
        guard let id = kind.occasion,
            let celebrations = try? await occasions.celebrations(of: id, in: reference.year), !celebrations.isEmpty,
            let known = try? await countries.countries().value
        else { return [] }
        let names = Dictionary(known.map { ($0.code, $0.name) }, uniquingKeysWith: { first, _ in first })
        func named(_ codes: [CountryCode], isInPart: Bool) -> [HolidayDetail.Elsewhere.Country] {
            codes.filter { $0 != reference.country }.compactMap { code in
                names[code].map { HolidayDetail.Elsewhere.Country(code: code, name: $0, isInPart: isInPart) }
            }
        }
        return celebrations.compactMap { day in
            let countries = named(day.countries, isInPart: false) + named(day.countriesInPart, isInPart: true)
            return countries.isEmpty
                ? nil : HolidayDetail.Elsewhere(date: day.date, countries: countries.sorted { $0.name < $1.name })
        }
    }
}
