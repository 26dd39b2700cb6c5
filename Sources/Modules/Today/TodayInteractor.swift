import AlmanacValues
import Entities
import ServiceContracts

struct TodayInteractor: TodayInteracting {
    let countries: any CountryService
    let holidays: any HolidayService
    let clock: any CivilClock

    /// How far the next long weekend is looked for, in days.
    private static let horizon = 366

    func today(in place: Territory) async throws(TodayFailure) -> PlaceToday {
        // The date in a region may be a day off the one in the capital, with which the years are chosen.
        let found = try await calendar(of: place) { today in
            today.adding(days: -1).year...today.adding(days: Self.horizon + 22).year
        }
        let zone = found.country.zone(of: place.region)
        let today = clock.today(in: zone)
        let days = found.daysOff
        let status = try Self.status(of: today, found)
        let tomorrow = today.adding(days: 1)
        let reader = TodayReader(found: found)
        let weekend = days.longWeekends(from: tomorrow, through: today.adding(days: Self.horizon)).first
        return PlaceToday(
            territory: place, place: reader.name, zone: zone, end: clock.beginning(of: tomorrow, in: zone),
            knownYears: found.calendar.years, today: reader.day(status),
            tomorrow: days.status(of: tomorrow).map(reader.day),
            next: days.next(from: tomorrow).first.map(reader.next), longWeekend: weekend.map(reader.longWeekend),
            workingDay: days.firstWorkingDay(from: tomorrow), schools: reader.schools(on: today),
            known: reader.knowledge(of: today.year), knownNextYear: reader.knowledge(of: today.year + 1),
            revised: found.calendar.revised, age: found.age)
    }

    func day(_ date: CivilDate?, in place: Territory) async throws(TodayFailure) -> PlaceDay {
        // A working day is at most some weeks away, even in the longest holidays.
        let found = try await calendar(of: place) { today in
            let date = date ?? today
            return date.adding(days: -Self.longestHoliday).year...date.adding(days: Self.longestHoliday).year
        }
        let zone = found.country.zone(of: place.region)
        let today = clock.today(in: zone)
        let day = date ?? today
        let status = try Self.status(of: day, found)
        let reader = TodayReader(found: found)
        return PlaceDay(
            territory: place, place: reader.name, zone: zone, today: today, knownYears: found.calendar.years,
            day: reader.day(status), workingDayBefore: found.daysOff.lastWorkingDay(before: day),
            workingDayAfter: found.daysOff.firstWorkingDay(from: day.adding(days: 1)),
            known: reader.knowledge(of: day.year), revised: found.calendar.revised, age: found.age)
    }

    /// In days.
    fileprivate static let longestHoliday = 40

    private static func status(
        of date: CivilDate, _ found: TerritoryCalendar
    ) throws(TodayFailure) -> DayStatus {
        guard let status = found.daysOff.status(of: date) else {
            throw .noData(year: date.year, country: ForeignText(found.country.name), known: found.calendar.years)
        }
        return status
    }

    private func calendar(
        of place: Territory, covering years: (CivilDate) -> ClosedRange<Int>
    ) async throws(TodayFailure) -> TerritoryCalendar {
        do {
            return try await TerritoryCalendars(countries, holidays)
                .calendar(of: place, on: clock, regions: .all) { years($0).clamped(to: CivilDate.years) }.calendar
        } catch {
            throw .place(error)
        }
    }
}

extension DaysOff {
    /// The first day from a date on that is worked, at least half of it; nil if the known days end before.
    fileprivate func firstWorkingDay(from date: CivilDate) -> CivilDate? {
        if case .found(let day) = workingDay(0, from: date) { day } else { nil }
    }

    /// The last day before a date that is worked, at least half of it; nil if the known days begin after.
    fileprivate func lastWorkingDay(before date: CivilDate) -> CivilDate? {
        statuses(from: date.adding(days: -TodayInteractor.longestHoliday), through: date.adding(days: -1))
            .last { $0.work > .zero }?.date
    }
}
