import AlmanacValues
import Entities
import ServiceContracts

struct WorldWeekInteractor: WorldWeekInteracting {
    let world: any WorldService
    let occasions: any OccasionService
    let clock: any CivilClock
    let visitor: any VisitorService
    let holidaysOrigin: Origin

    /// How many days a week has.
    static let length = 7

    func week(from first: CivilDate) async throws(WorldDayFailure) -> [WorldDay] {
        try await days(from: first, try await calendars())
    }

    func thisWeek() async throws(WorldDayFailure) -> [WorldDay] {
        let calendars = try await calendars()
        return try await days(from: clock.today(in: calendars.zone(of: visitor.preferences.territory)), calendars)
    }

    private func days(
        from first: CivilDate, _ calendars: [CountryCalendar]
    ) async throws(WorldDayFailure) -> [WorldDay] {
        guard let known = calendars.known else { throw .service(.missing) }
        guard known.contains(first) else { throw .outside(known) }
        let names = await occasions.titles()
        return (0..<Self.length).map { first.adding(days: $0) }.filter(known.contains).map { date in
            WorldDay(date, calendars, known: known, occasions: names, origin: holidaysOrigin)
        }
    }

    private func calendars() async throws(WorldDayFailure) -> [CountryCalendar] {
        do {
            return try await world.countryCalendars()
        } catch {
            throw .service(error)
        }
    }
}
