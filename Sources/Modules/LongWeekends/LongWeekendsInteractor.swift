import AlmanacValues
import Entities
import ServiceContracts

struct LongWeekendsInteractor: LongWeekendsInteracting {
    let countries: any CountryService
    let holidays: any HolidayService
    let clock: any CivilClock

    /// The most bridges that are listed.
    private static let mostBridges = 10
    /// How many years after this one a calendar has that programs subscribe to.
    private static let yearsToCome = 3

    func weekends(_ year: HolidayYear) async throws(YearFailure) -> LongWeekendYear {
        // Days off in a row may begin in the year before and end in the year after.
        var (found, calendar) = try await read(year, beside: 1)
        guard found.isKnown else { return found }
        let days = LongWeekendDays(calendar, in: year.filter.region)
        found.weekends = days.weekends(of: year.year...year.year)
        found.bridges = LeaveDays(of: year.year, for: days.off) { _ in true }.bridges(isHoliday: days.isHoliday)
            .prefix(Self.mostBridges).map(days.bridge)
        found.knowledge = calendar.knowledge(of: year)
        return found
    }

    func rolling(_ place: Territory) async throws(YearFailure) -> LongWeekendYear {
        let year = clock.today(in: "UTC").year
        let selection = HolidayYear(place.country, year, HolidayFilter(region: place.region))
        var (found, calendar) = try await read(selection, beside: Self.yearsToCome)
        let years = year - 1...year + Self.yearsToCome
        // Its years are counted in UTC, unlike those of a calendar of holidays.
        found.since = clock.beginning(of: CivilDate.firstDay(of: year), in: "UTC")
        guard years.overlaps(calendar.years) else { return found }
        found.weekends = LongWeekendDays(calendar, in: place.region).weekends(of: years.clamped(to: calendar.years))
        return found
    }

    /// Returns the year without its days, and the calendar.
    ///
    /// - Parameter years: how many years before and after it the calendar has too.
    private func read(
        _ year: HolidayYear, beside years: Int
    ) async throws(YearFailure) -> (LongWeekendYear, HolidayCalendar) {
        let reading = YearReading(countries: countries, holidays: holidays)
        let (country, supply) = try await reading.read(year, beside: years)
        let (calendar, region) = (supply.value, year.filter.region)
        let found = LongWeekendYear(
            territory: year.territory,
            place: PlaceName(region: region.map(calendar.name), country: ForeignText(country.name)), year: year.year,
            knownYears: calendar.years, today: clock.today(in: country.zones.first ?? "UTC"),
            isNationwide: region == nil && !calendar.regions.isEmpty, revised: calendar.revisedAt, age: supply.age)
        return (found, calendar)
    }
}

/// The days of a place, which tell what each day of a long weekend is.
struct LongWeekendDays {
    let off: DaysOff
    private let country: CountryCode

    init(_ calendar: HolidayCalendar, in region: RegionCode?) {
        off = DaysOff(calendar, in: region)
        country = calendar.country
    }

    /// Whether a day is off because of a holiday, and not because of the weekend.
    func isHoliday(_ date: CivilDate) -> Bool {
        off.status(of: date).map { !$0.isWeekend && !$0.holidays.isEmpty } ?? false
    }

    /// Returns the long weekends with a day of the years.
    func weekends(of years: ClosedRange<Int>) -> [LongWeekendYear.Weekend] {
        let last = CivilDate.firstDay(of: years.upperBound + 1).adding(days: -1)
        return off.longWeekends(from: CivilDate.firstDay(of: years.lowerBound), through: last).map(weekend)
    }

    private func weekend(_ found: LongWeekend) -> LongWeekendYear.Weekend {
        let halves = [found.halfBefore?.date, found.halfAfter?.date].compactMap(\.self)
        let (first, last) = (found.halfBefore?.date ?? found.first, found.halfAfter?.date ?? found.last)
        return LongWeekendYear.Weekend(
            first: found.first, last: found.last, length: found.length, days: days(from: first, through: last),
            holidays: distinct(found.causes), halves: halves, isOpen: found.isOpen)
    }

    func bridge(_ found: LeaveBreak) -> LongWeekendYear.Bridge {
        let statuses = off.statuses(from: found.first, through: found.last)
        return LongWeekendYear.Bridge(
            first: found.first, last: found.last,
            days: statuses.map { status in
                let kind: LongWeekendYear.Kind = status.isOff ? kind(of: status) : status.isHalf ? .halfLeave : .leave
                return LongWeekendYear.Day(date: status.date, kind: kind)
            }, cost: found.myCost, holidays: distinct(statuses.flatMap { $0.holidays + $0.halfDays }))
    }

    private func days(from first: CivilDate, through last: CivilDate) -> [LongWeekendYear.Day] {
        off.statuses(from: first, through: last).map { LongWeekendYear.Day(date: $0.date, kind: kind(of: $0)) }
    }

    private func kind(of status: DayStatus) -> LongWeekendYear.Kind {
        if status.isHalf { return .half }
        return status.isWeekend ? .weekend : .holiday
    }

    /// Returns a holiday of several days once, with its first day. An observed day is told beside the holiday's own date.
    private func distinct(_ days: [HolidayDay]) -> [LongWeekendYear.Holiday] {
        var (seen, observed): (Set<Slug>, Set<Slug>) = ([], [])
        func isFirst(_ day: HolidayDay) -> Bool {
            let feast = day.holiday.kind.feast
            return day.isSubstitute ? observed.insert(feast).inserted : seen.insert(feast).inserted
        }
        return days.filter(isFirst).map { day in
            LongWeekendYear.Holiday(
                id: HolidayReference(country, day.holiday.date.year, day.holiday.id), name: day.holiday.kind.name,
                date: day.date, isObserved: day.isSubstitute, isEstimated: day.holiday.isEstimated)
        }
    }
}
