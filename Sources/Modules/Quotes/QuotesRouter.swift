public import Almanac
public import Layout
public import VIPER

/// The services that the quotes module depends on.
public struct QuotesServices: Sendable {
    let quotes: any QuoteService
    let people: any PersonService
    let clock: any CivilClock
    let assets: Assets

    public init(
        quotes: any QuoteService, people: any PersonService, clock: any CivilClock, assets: Assets
    ) {
        self.quotes = quotes
        self.people = people
        self.clock = clock
        self.assets = assets
    }
}

/// The entry point of the quotes module: assembles the screen for a place and runs the visit.
public struct QuotesRouter: Sendable {
    private let services: QuotesServices

    public init(_ services: QuotesServices) {
        self.services = services
    }

    public func run(_ place: QuotesPlace) async -> Outcome<Never> {
        switch place {
        case .draw(let number): await runList(.draw(number))
        case .search(let text): await runList(.search(text))
        case .quote(let id): await QuoteDetailRouter().module(services).run(Visit(id))
        }
    }

    private func runList(_ place: QuoteListPlace) async -> Outcome<Never> {
        await QuoteListRouter().module(services).run(Visit(place))
    }
}
