import Almanac

/// The rules of what belongs to a country's year, applied to the entities.
struct CalendarYear {
    /// The holidays that the filter lets through, in the order of the days they are listed under.
    private(set) var days: [Listing.Day] = []
    /// How many holidays of each type the year has in the region; all types that occur.
    private(set) var typeCounts: [HolidayType: Int] = [:]
    /// How many holidays the year has in the region.
    private(set) var total = 0
    private let calendar: HolidayCalendar
    private let place: HolidayYear

    init(calendar: HolidayCalendar, place: HolidayYear) {
        self.calendar = calendar
        self.place = place
        collect()
        days.sort { ($0.listedOn, $0.date) < ($1.listedOn, $1.date) }
    }

    /// A year's holidays are those whose date lies in it, and those that are only observed in it (New Year's
    /// Day on 31 December). A fortnight to both sides holds every observed day there is.
    private mutating func collect() {
        guard calendar.years.contains(place.year), let first = CivilDate(year: place.year, month: 1, day: 1),
            let last = CivilDate(year: place.year, month: 12, day: 31)
        else { return }
        for holiday in calendar.holidays(from: first.adding(days: -14), through: last.adding(days: 14)) {
            let isOwnYear = first <= holiday.date && holiday.date <= last
            guard let listedOn = isOwnYear ? holiday.date : holiday.observed, first <= listedOn, listedOn <= last,
                place.filter.includesRegion(of: holiday.kind)
            else { continue }
            total += 1
            for type in holiday.kind.types { typeCounts[type, default: 0] += 1 }
            if place.filter.includesType(of: holiday.kind) { days.append(day(holiday, listedOn: listedOn)) }
        }
    }

    /// The first holiday that the filter lets through and that is still to come, by the day it is taken on.
    func next(from today: CivilDate) -> Listing.Day? {
        // A year and a week ahead: no filter that lets anything through has longer gaps, but for those
        // with a holiday every few years, and of those nobody says that they are "next".
        var next: (holiday: Holiday, day: CivilDate)?
        for holiday in calendar.holidays(from: today.adding(days: -7), through: today.adding(days: 372)) {
            // In date order, and observed a fortnight before their date at most: nothing earlier can follow.
            if let next, holiday.date > next.day.adding(days: 14) { break }
            guard let day = Self.upcoming(holiday, today), place.filter.includes(holiday.kind) else { continue }
            if next.map({ day < $0.day }) ?? true { next = (holiday, day) }
        }
        return next.map { day($0.holiday, listedOn: $0.day) }
    }

    /// The first of a holiday's two days that is not past; nil if both are.
    private static func upcoming(_ holiday: Holiday, _ today: CivilDate) -> CivilDate? {
        guard let observed = holiday.observed else { return holiday.date >= today ? holiday.date : nil }
        let (first, second) = (min(holiday.date, observed), max(holiday.date, observed))
        return first >= today ? first : second >= today ? second : nil
    }

    private func day(_ holiday: Holiday, listedOn: CivilDate) -> Listing.Day {
        Listing.Day(
            id: HolidayDayPlace(calendar.country, holiday.date.year, holiday.id),
            date: holiday.date, observed: holiday.observed, name: holiday.kind.name,
            localName: holiday.kind.localName, types: holiday.kind.types,
            regions: holiday.kind.regions.map(calendar.name), exceptions: holiday.kind.exceptions.map(calendar.name),
            isLocal: holiday.kind.isLocal, isEstimated: holiday.isEstimated, listedOn: listedOn)
    }
}
