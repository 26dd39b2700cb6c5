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
        let found = try await calendar(of: place)
        let zone = found.country.zone(of: place.region)
        let today = clock.today(in: zone)
        let days = found.daysOff
        guard let status = days.status(of: today) else {
            throw .noData(
                year: today.year, country: ForeignText(found.country.name), known: found.calendar.years)
        }
        let tomorrow = today.adding(days: 1)
        let reader = TodayReader(found)
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

    private func calendar(of place: Territory) async throws(TodayFailure) -> TerritoryCalendar {
        do {
            // The date in a region may be a day off the one in the capital, with which the years are chosen.
            return try await TerritoryCalendars(countries, holidays)
                .calendar(of: place, on: clock, regions: .all) { today in
                    today.adding(days: -1).year...today.adding(days: Self.horizon + 22).year
                }.calendar
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
}
