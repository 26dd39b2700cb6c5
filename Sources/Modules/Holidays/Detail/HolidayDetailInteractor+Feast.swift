import AlmanacValues
import Entities
import ServiceContracts

// The facts about the feast beyond its day in one country. If a service fails, the page leaves them out.

extension HolidayDetailInteractor {
    func about(_ kind: HolidayKind) async -> HolidayDetail.About? {
        guard let id = kind.occasion, let occasion = try? await occasions.occasion(id) else { return nil }
        return HolidayDetail.About(
            id: occasion.id, name: ForeignText(occasion.name), text: occasion.about, rule: occasion.rule,
            language: occasion.language)
    }

    /// Returns what the day is in the country; nil unless it is a day of the country's own.
    func ownStory(of kind: HolidayKind, in country: CountryCode) async -> Story? {
        try? await occasions.story(of: kind.englishName.text, in: country)
    }

    /// Returns what the occasion of the day is everywhere.
    func story(ofOccasion kind: HolidayKind) async -> Story? {
        guard let id = kind.occasion else { return nil }
        return try? await occasions.story(of: id)
    }

    /// Returns the feast's first day in each known year, up to five years each way.
    ///
    /// - Parameter region: the region that is asked for; nil for any that keeps the holiday.
    func otherYears(
        of holiday: Holiday, in calendar: HolidayCalendar, keptIn region: RegionCode?
    ) -> [HolidayDetail.OtherYear] {
        calendar.years(of: holiday, in: region).compactMap { other in
            switch other.answer {
            case .unknown: nil
            case .none: HolidayDetail.OtherYear(year: other.year, day: nil)
            case .notAnnounced: HolidayDetail.OtherYear(year: other.year, day: nil, isAnnounced: false)
            case .days(let days):
                HolidayDetail.OtherYear(
                    year: other.year,
                    day: days.first.map { day in
                        HolidayDetail.OtherYear.Day(
                            id: HolidayReference(calendar.country, day.holiday.date.year, day.holiday.id),
                            date: day.date, isObserved: day.isSubstitute)
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
        // The countries are in the order of the language's dictionaries.
        let places = Dictionary(
            known.enumerated().map { ($1.code, $0) }, uniquingKeysWith: { first, _ in first })
        func found(
            _ codes: [CountryCode], isInPart: Bool, on day: Celebration
        ) -> [(place: Int, isInPart: Bool, isEstimated: Bool)] {
            codes.filter { $0 != reference.country }.compactMap { code in
                places[code].map { ($0, isInPart, day.estimated.contains(code)) }
            }
        }
        let ownDates = celebrations.filter { !$0.isObserved }
        let own = Set(ownDates.flatMap { $0.countries + $0.countriesInPart })
        // An observed day is listed only for countries that do not have the feast's own date off.
        let days =
            ownDates
            + celebrations.filter(\.isObserved).map { day in
                Celebration(
                    date: day.date, countries: day.countries.filter { !own.contains($0) },
                    countriesInPart: day.countriesInPart.filter { !own.contains($0) }, estimated: day.estimated)
            }
        return Dictionary(grouping: days, by: \.date).sorted { $0.key < $1.key }.compactMap { date, days in
            let countries = days.flatMap {
                found($0.countries, isInPart: false, on: $0) + found($0.countriesInPart, isInPart: true, on: $0)
            }
            return countries.isEmpty
                ? nil
                : HolidayDetail.Elsewhere(
                    date: date,
                    countries: countries.sorted { $0.place < $1.place }.map { place, isInPart, isEstimated in
                        HolidayDetail.Elsewhere.Country(
                            code: known[place].code, name: ForeignText(known[place].name), isInPart: isInPart,
                            isEstimated: isEstimated)
                    })
        }
    }
}
