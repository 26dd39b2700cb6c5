import Almanac
import Entities

/// Selects the holidays that belong to a country's year, and counts them.
struct CalendarYear {
    /// The holidays that the filter includes, sorted by the day they are listed under.
    private(set) var days: [Listing.Day] = []
    /// The number of holidays in the year and region, for each type that occurs.
    var typeCounts: [HolidayType: Int] { Dictionary(uniqueKeysWithValues: counts.map { ($0.type, $0.count) }) }
    /// Few types occur in a year, so that comparing them takes less time than hashing.
    private var counts: [(type: HolidayType, count: Int)] = []
    /// The number of holidays in the year and region, of all types.
    private(set) var total = 0
    private let calendar: HolidayCalendar
    private let selection: HolidayYear

    init(calendar: HolidayCalendar, selection: HolidayYear) {
        self.calendar = calendar
        self.selection = selection
        collect()
        days.sort { ($0.listedOn, $0.date) < ($1.listedOn, $1.date) }
    }

    /// A holiday belongs to the year if its date or, failing that, its observed day is in the year: New Year's Day may
    /// be observed on 31 December. Every holiday is observed within 14 days of its date.
    private mutating func collect() {
        guard calendar.years.contains(selection.year), let first = CivilDate(year: selection.year, month: 1, day: 1),
            let last = CivilDate(year: selection.year, month: 12, day: 31)
        else { return }
        for holiday in calendar.holidays(from: first.adding(days: -14), through: last.adding(days: 14)) {
            let isOwnYear = first <= holiday.date && holiday.date <= last
            guard let listedOn = isOwnYear ? holiday.date : holiday.observed, first <= listedOn, listedOn <= last,
                selection.filter.includesRegion(of: holiday.kind)
            else { continue }
            total += 1
            for type in holiday.kind.types { count(type) }
            if selection.filter.includesType(of: holiday.kind) { days.append(day(holiday, listedOn: listedOn)) }
        }
    }

    private mutating func count(_ type: HolidayType) {
        if let index = counts.firstIndex(where: { $0.type == type }) {
            counts[index].count += 1
        } else {
            counts.append((type, 1))
        }
    }

    /// Returns the next holiday that the filter includes, by its date or its observed day. Nil if no holiday
    /// follows within a year and a week.
    func next(from today: CivilDate) -> Listing.Day? {
        // Search a year and a week ahead. Longer gaps occur only between holidays that are kept every few years, and
        // nobody calls those "next".
        var next: (holiday: Holiday, day: CivilDate)?
        for holiday in calendar.holidays(from: today.adding(days: -7), through: today.adding(days: 372)) {
            // Holidays are in date order, and observed 14 days before their date at most: no earlier day can follow.
            if let next, holiday.date > next.day.adding(days: 14) { break }
            guard let day = Self.upcoming(holiday, today), selection.filter.includes(holiday.kind) else { continue }
            if next.map({ day < $0.day }) ?? true { next = (holiday, day) }
        }
        return next.map { day($0.holiday, listedOn: $0.day) }
    }

    /// Returns the first of a holiday's two days that is not past; nil if both are past.
    private static func upcoming(_ holiday: Holiday, _ today: CivilDate) -> CivilDate? {
        guard let observed = holiday.observed else { return holiday.date >= today ? holiday.date : nil }
        let (first, second) = (min(holiday.date, observed), max(holiday.date, observed))
        return first >= today ? first : second >= today ? second : nil
    }

    private func names(_ regions: [RegionCode]) -> [String] {
        // Most holidays have none. A closure would copy the calendar for each holiday.
        guard !regions.isEmpty else { return [] }
        var names: [String] = []
        names.reserveCapacity(regions.count)
        for region in regions { names.append(calendar.name(of: region)) }
        return names
    }

    private func day(_ holiday: Holiday, listedOn: CivilDate) -> Listing.Day {
        Listing.Day(
            id: HolidayReference(calendar.country, holiday.date.year, holiday.id),
            date: holiday.date, observed: holiday.observed, name: holiday.kind.name,
            localName: holiday.kind.localName, types: holiday.kind.types,
            regions: Listing.Regions(
                codes: holiday.kind.regions,
                names: holiday.kind.regions.count > Listing.Regions.most ? [] : names(holiday.kind.regions)),
            exceptions: Listing.Regions(codes: holiday.kind.exceptions, names: names(holiday.kind.exceptions)),
            isLocal: holiday.kind.isLocal, isEstimated: holiday.isEstimated, listedOn: listedOn)
    }
}
