public import Almanac
public import Layout
public import VIPER

/// The services that the people module depends on.
public struct PeopleServices: Sendable {
    let people: any PersonService
    let quotes: any QuoteService
    let clock: any CivilClock
    let assets: Assets

    public init(
        people: any PersonService, quotes: any QuoteService, clock: any CivilClock, assets: Assets
    ) {
        self.people = people
        self.quotes = quotes
        self.clock = clock
        self.assets = assets
    }
}

/// The entry point of the people module: assembles the screen for a place and runs the visit.
public struct PeopleRouter: Sendable {
    private let services: PeopleServices

    public init(_ services: PeopleServices) {
        self.services = services
    }

    public func run(_ place: PeoplePlace) async -> Outcome<Never> {
        switch place {
        case .list(let search): await PersonListRouter().module(services).run(Visit(search))
        case .person(let id): await PersonRouter().module(services).run(Visit(id))
        case .portrait(let id): await PersonRouter().portraitModule(services).run(Visit(id))
        }
    }
}
