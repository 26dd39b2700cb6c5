public import AlmanacValues
public import Layout
public import Places
public import ServiceContracts
public import VIPER

/// The coordinator of the people module. It runs the screen of a place.
public struct PeopleRouter: Coordinator {
    private let services: Services
    private let assets: Assets
    private let edition: Edition

    public init(_ services: Services, assets: Assets, edition: Edition = Edition()) {
        self.services = services
        self.assets = assets
        self.edition = edition
    }

    public func start(_ place: PeoplePlace) async -> Outcome<Never> {
        switch place {
        case .list(let search): await PersonListRouter().module(services, assets).run(Visit(search))
        case .person(let place): await PersonRouter().module(services, assets).run(Visit(place))
        case .portrait(let id): await PersonRouter().portraitModule(services, assets).run(Visit(id))
        }
    }

    /// Runs a visit of a program.
    public func run(_ place: PersonRecordPlace, as format: Format) async -> Outcome<Never> {
        switch place {
        case .list(let search): await PeopleRecordRouter().run(search: search, as: format, services)
        case .person(let id): await PeopleRecordRouter().run(id, as: format, services, edition)
        }
    }
}
