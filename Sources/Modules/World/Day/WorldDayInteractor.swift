import AlmanacValues
import Entities
import ServiceContracts

struct WorldDayInteractor: WorldDayInteracting {
    let world: any WorldService
    let occasions: any OccasionService
    let clock: any CivilClock
    let visitor: any VisitorService
    let holidaysOrigin: Origin

    func day(_ date: CivilDate?) async throws(WorldDayFailure) -> WorldDayListing {
        let calendars = try await calendars()
        let names = await occasions.titles()
        let territory = visitor.preferences.territory
        let own = territory.flatMap { territory in calendars.first { $0.country.code == territory.country } }
        let today = clock.today(in: calendars.zone(of: territory))
        let home = territory.flatMap { own?.home($0, on: date ?? today, today: today) }
        return WorldDayListing(day: try day(date ?? today, calendars, names), home: home)
    }

    func reading(of text: String) -> CivilDate? { CivilDate(figures: text) }

    func outline() async -> Outline? { try? await world.outline() }

    private func calendars() async throws(WorldDayFailure) -> [CountryCalendar] {
        do {
            return try await world.countryCalendars()
        } catch {
            throw .service(error)
        }
    }

    private func day(
        _ date: CivilDate, _ calendars: [CountryCalendar], _ names: [Slug: LocalizedText]
    ) throws(WorldDayFailure) -> WorldDay {
        guard let known = calendars.known else { throw .service(.missing) }
        guard known.contains(date) else { throw .outside(known) }
        return WorldDay(date, calendars, known: known, occasions: names, origin: holidaysOrigin)
    }
}

extension CountryCalendar {
    /// Returns what a day is in a territory of the country.
    fileprivate func home(_ territory: Territory, on date: CivilDate, today: CivilDate) -> WorldDayHome {
        let name = ForeignText(country.name)
        let settled = calendar?.settled(territory)
        let place = PlaceName(region: settled?.region.map { ForeignText($0.name) }, country: name)
        let region = settled?.region?.code
        let status = calendar.flatMap { DaysOff($0, in: region).status(of: date) }
        return WorldDayHome(
            territory: Territory(territory.country, region), place: place, isPast: date < today,
            status: status?.kind,
            doubt: status.flatMap { calendar?.doubt(about: $0, in: region) })
    }
}

extension HolidayCalendar {
    /// Returns why the answer about a day in a region may be wrong; nil if there is no doubt.
    fileprivate func doubt(about status: DayStatus, in region: RegionCode?) -> WorldDayHome.Doubt? {
        if let estimated = status.estimated { return .estimated(estimated.holiday.kind.name) }
        guard status.kind == .workingDay else { return nil }
        let knowledge = year(status.date.year, of: .publicHoliday, in: region)
        return switch knowledge.state {
        case .none, .known: nil
        case .partly, .estimated, .notAnnounced, .noData:
            knowledge.until.map { status.date <= $0 } == true ? nil : .incomplete
        }
    }
}
