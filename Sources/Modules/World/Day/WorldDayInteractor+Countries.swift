import AlmanacValues
import Entities
import ServiceContracts

// What a day is in each country, made of entities.

extension [CountryCalendar] {
    /// The days that at least one country knows; nil if there is no calendar.
    var known: ClosedRange<CivilDate>? {
        let years = compactMap(\.calendar?.years)
        guard let first = years.map(\.lowerBound).min(), let last = years.map(\.upperBound).max() else { return nil }
        return CivilDate.firstDay(of: first)...CivilDate.firstDay(of: last + 1).adding(days: -1)
    }

    /// Returns the zone that decides which day is today in a territory: that of its country, or UTC without one.
    func zone(of territory: Territory?) -> String {
        territory.flatMap { territory in first { $0.country.code == territory.country } }?.country.zones.first ?? "UTC"
    }
}

extension OccasionService {
    /// The names of the occasions. They are a help: without them, each holiday has the name that its country
    /// gives it.
    func titles() async -> [Slug: LocalizedText] {
        let all = (try? await occasions()) ?? []
        return Dictionary(all.map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
    }
}

extension Origin {
    fileprivate var isUpstream: Bool { if case .upstream = self { true } else { false } }
}

extension WorldDay {
    /// - Parameters:
    ///   - occasions: the names of occasions, by their ids.
    ///   - origin: the source of the pages of single countries.
    init(
        _ date: CivilDate, _ calendars: [CountryCalendar], known: ClosedRange<CivilDate>,
        occasions: [Slug: LocalizedText],
        origin: Origin
    ) {
        self.init(
            date: date, known: known, hasOtherSource: origin.isUpstream,
            countries: calendars.map { Country($0.day(date), on: date, occasions) })
    }
}

extension WorldDay.Country {
    fileprivate init(_ day: CountryDay, on date: CivilDate, _ occasions: [Slug: LocalizedText]) {
        self.init(
            code: day.country.code, name: ForeignText(day.country.name), nameLanguage: day.country.nameLanguage,
            continent: day.country.continent)
        guard let status = day.status, let calendar = day.calendar else {
            isKnown = false
            return
        }
        isWeekend = status.isWeekend
        regionsOnOtherWeekend = day.regionsOnOtherWeekend.count
        exchangedFor =
            status.reasons.lazy.compactMap { reason in
                if case .exchanged(let holiday) = reason { holiday.date } else { nil }
            }.first
        for row in day.rows {
            let feast = WorldDay.Feast(row, in: calendar, occasions)
            if row.lead.holiday.kind.share(of: nil) == .whole { holidays.append(feast) } else { regional.append(feast) }
        }
    }
}

extension WorldDay.Feast {
    fileprivate init(_ row: HolidayRow, in calendar: HolidayCalendar, _ occasions: [Slug: LocalizedText]) {
        let holiday = row.lead.holiday
        self.init(
            id: HolidayReference(calendar.country, holiday.date.year, holiday.id), name: row.name,
            localName: holiday.kind.localName, feast: holiday.kind.feast,
            occasion: holiday.kind.occasion.flatMap { occasions[$0] }, isObserved: row.isSubstitute,
            isEstimated: row.isEstimated, keepers: Self.keepers(of: row, in: calendar),
            parts: Self.parts(of: row, in: calendar))
    }

    /// The parts beside the regions that keep it as a whole, or beside the first part: evenings from 6 pm beside those from
    /// 7 pm, for example.
    private static func parts(of row: HolidayRow, in calendar: HolidayCalendar) -> Keepers? {
        guard row.level == .partial else { return Keepers(beside: row, in: calendar) }
        let others = Array(row.parts.dropFirst()).filter { !$0.regions.isEmpty }
        return others.isEmpty ? nil : Keepers(parts: others, in: calendar)
    }

    /// Of several parts, it names the first; see `parts(of:in:)` for the others.
    private static func keepers(of row: HolidayRow, in calendar: HolidayCalendar) -> Keepers? {
        row.level == .partial
            ? Keepers(parts: Array(row.parts.prefix(1)), in: calendar) : Keepers(of: row, in: calendar)
    }
}
