public import AlmanacValues
public import Layout
public import Places
public import ServiceContracts
public import VIPER

/// The coordinator of the world module: who is off on a day, and in the next seven days.
public struct WorldRouter: Coordinator {
    private let services: Services
    private let assets: Assets
    private let visitor: any VisitorService

    /// - Parameter visitor: whose saved place says which day is today. Nothing else depends on it.
    public init(_ services: Services, assets: Assets, visitor: any VisitorService) {
        self.services = services
        self.assets = assets
        self.visitor = visitor
    }

    public func start(_ place: WorldPlace) async -> Outcome<Never> {
        switch place {
        case .single(let place): await WorldDayRouter().module(services, assets, visitor).run(Visit(place))
        case .seven(let place): await WorldWeekRouter().module(services, assets, visitor).run(Visit(place))
        }
    }

    /// Today of a record, which is the same for everybody.
    private var today: CivilDate { services.clock.today(in: "UTC") }

    /// Runs a visit of a program.
    public func run(_ place: WorldRecordPlace, as format: Format) async -> Outcome<Never> {
        switch place {
        case .today: await WorldDayRecordRouter().run(today, as: format, services, visitor)
        case .thisWeek: await WorldWeekRecordRouter().run(today, as: format, services, visitor)
        case .day(let date): await WorldDayRecordRouter().run(date, as: format, services, visitor)
        case .week(let date): await WorldWeekRecordRouter().run(date, as: format, services, visitor)
        }
    }
}
