import AlmanacValues
import Entities
import ServiceContracts

struct WorldDayInteractor: WorldDayInteracting {
    let world: any WorldService
    let occasions: any OccasionService
    let clock: any CivilClock
    let visitor: any VisitorService
    let holidaysOrigin: Origin

    func day(_ date: CivilDate) async throws(WorldDayFailure) -> WorldDay {
        let calendars = try await calendars()
        return try day(date, calendars, await occasions.englishNames())
    }

    func today() async throws(WorldDayFailure) -> WorldDayToday {
        let calendars = try await calendars()
        let territory = visitor.preferences.territory
        let own = territory.flatMap { territory in calendars.first { $0.country.code == territory.country } }
        let date = clock.today(in: calendars.zone(of: territory))
        let home = territory.flatMap { own?.home($0, on: date) }
        return WorldDayToday(day: try day(date, calendars, await occasions.englishNames()), home: home)
    }

    func outline() async -> WorldDayOutline? {
        guard let outline = try? await world.outline() else { return nil }
        return WorldDayOutline(
            width: outline.width, height: outline.height,
            shapes: outline.shapes.map { shape in
                switch shape.form {
                case .land(let path): WorldDayOutline.Shape(country: shape.country, form: .land(path: path))
                case .spot(let x, let y): WorldDayOutline.Shape(country: shape.country, form: .spot(x: x, y: y))
                }
            })
    }

    private func calendars() async throws(WorldDayFailure) -> [CountryCalendar] {
        do {
            return try await world.countryCalendars()
        } catch {
            throw .service(error)
        }
    }

    private func day(
        _ date: CivilDate, _ calendars: [CountryCalendar], _ names: [Slug: String]
    ) throws(WorldDayFailure) -> WorldDay {
        guard let known = calendars.known else { throw .service(.missing) }
        guard known.contains(date) else { throw .outside(known) }
        return WorldDay(date, calendars, known: known, occasions: names, origin: holidaysOrigin)
    }
}

extension CountryCalendar {
    /// Returns what a day is in a territory of the country.
    fileprivate func home(_ territory: Territory, on date: CivilDate) -> WorldDayHome {
        let name = ForeignText(country.name)
        guard let calendar else { return WorldDayHome(place: PlaceName(country: name), status: .unknown) }
        let settled = calendar.settled(territory)
        let place = PlaceName(region: settled.region.map { ForeignText($0.name) }, country: name)
        guard let status = DaysOff(calendar, in: settled.region?.code).status(of: date) else {
            return WorldDayHome(place: place, status: .unknown)
        }
        return WorldDayHome(place: place, status: WorldDayHome.Status(status))
    }
}

extension WorldDayHome.Status {
    fileprivate init(_ status: DayStatus) {
        let exchanged = status.reasons.compactMap { reason in
            if case .exchanged(let holiday) = reason { holiday.date } else { nil }
        }
        if !status.holidays.isEmpty {
            self = .holiday(status.holidays.map(\.holiday.kind.name))
        } else if let date = exchanged.first {
            self = .exchanged(for: date)
        } else if status.isWeekend {
            self = .weekend
        } else if status.isHalf {
            self = .half(status.halfDays.map(\.holiday.kind.name))
        } else if let begins = status.evening {
            self = .evening(status.partial.map(\.holiday.kind.name), from: begins)
        } else {
            self = status.partial.isEmpty ? .working : .partial(status.partial.map(\.holiday.kind.name))
        }
    }
}
