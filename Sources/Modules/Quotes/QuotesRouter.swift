public import AlmanacValues
public import Layout
public import Places
public import ServiceContracts
public import VIPER

/// The coordinator of the quotes module. It runs the screen of a place.
public struct QuotesRouter: Coordinator {
    private let services: Services
    private let assets: Assets
    private let edition: Edition

    public init(_ services: Services, assets: Assets, edition: Edition = Edition()) {
        self.services = services
        self.assets = assets
        self.edition = edition
    }

    public func start(_ place: QuotesPlace) async -> Outcome<Never> {
        switch place {
        case .list(let place): await QuoteListRouter().module(services, assets).run(Visit(place))
        case .quote(let place): await QuoteDetailRouter().module(services, assets).run(Visit(place))
        }
    }

    /// Runs a visit of a program.
    public func run(_ place: QuoteRecordPlace, as format: Format) async -> Outcome<Never> {
        switch place {
        case .list(let list) where format == .atom: await QuoteFeedRouter().run(list, services, edition)
        case .list(let list): await QuotesRecordRouter().run(list, as: format, services)
        case .quote(let id): await QuotesRecordRouter().run(id, as: format, services)
        }
    }
}
