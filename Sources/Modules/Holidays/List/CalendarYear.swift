import Almanac

/// The rules of what belongs to a country's year, applied to the entities.
struct CalendarYear {
    private let calendar: HolidayCalendar
    private let place: HolidayYear
    /// Of the year and the region, whatever their type.
    private let inRegion: [Holiday]
    private let regionNames: [RegionCode: String]

    init(calendar: HolidayCalendar, place: HolidayYear) {
        self.calendar = calendar
        self.place = place
        regionNames = Dictionary(
            calendar.regions.map { ($0.code, $0.name) }, uniquingKeysWith: { first, _ in first })
        inRegion = Self.holidays(of: calendar, listedIn: place.year)
            .filter { place.filter.includesRegion(of: $0.kind) }
    }

    var days: [Listing.Day] {
        inRegion.filter { place.filter.includesType(of: $0.kind) }.map { day($0) }
            .sorted { ($0.listedOn, $0.date) < ($1.listedOn, $1.date) }
    }

    var typeCounts: [HolidayType: Int] {
        var counts: [HolidayType: Int] = [:]
        for holiday in inRegion {
            for type in holiday.kind.types { counts[type, default: 0] += 1 }
        }
        return counts
    }

    var total: Int { inRegion.count }

    /// The first holiday that the filter lets through and that is still to come, by the day it is taken on.
    func next(from today: CivilDate) -> Listing.Day? {
        // A year and a week ahead: no filter that lets anything through has longer gaps, but for those
        // with a holiday every few years, and of those nobody says that they are "next".
        calendar.holidays(from: today.adding(days: -7), through: today.adding(days: 372))
            .filter { place.filter.includes($0.kind) && max($0.date, $0.observed ?? $0.date) >= today }
            .min { upcoming($0, today) < upcoming($1, today) }
            .map { day($0, listedOn: upcoming($0, today)) }
    }

    /// The first of a holiday's two days that is not past.
    private func upcoming(_ holiday: Holiday, _ today: CivilDate) -> CivilDate {
        [holiday.date, holiday.observed ?? holiday.date].filter { $0 >= today }.min() ?? holiday.date
    }

    /// A year's holidays are those whose date lies in it, and those that are only observed in it (New Year's
    /// Day on 31 December). A week to both sides holds every observed day there is.
    private static func holidays(of calendar: HolidayCalendar, listedIn year: Int) -> [Holiday] {
        guard calendar.years.contains(year), let first = CivilDate(year: year, month: 1, day: 1),
            let last = CivilDate(year: year, month: 12, day: 31)
        else { return [] }
        let range = first...last
        return calendar.holidays(from: first.adding(days: -14), through: last.adding(days: 14)).filter {
            range.contains($0.date) || $0.observed.map(range.contains) == true
        }
    }

    private func day(_ holiday: Holiday) -> Listing.Day {
        let isOwnYear = holiday.date.year == place.year
        return day(holiday, listedOn: isOwnYear ? holiday.date : holiday.observed ?? holiday.date)
    }

    private func day(_ holiday: Holiday, listedOn: CivilDate) -> Listing.Day {
        Listing.Day(
            id: HolidayDayPlace(calendar.country, holiday.date.year, holiday.id),
            date: holiday.date, observed: holiday.observed, name: holiday.kind.name,
            localName: holiday.kind.localName, types: holiday.kind.types,
            regions: names(holiday.kind.regions), exceptions: names(holiday.kind.exceptions),
            isEstimated: holiday.isEstimated, listedOn: listedOn)
    }

    private func names(_ regions: [RegionCode]) -> [String] {
        regions.map { regionNames[$0] ?? $0.description }
    }
}
