public import Layout
public import Places
public import ServiceContracts
public import VIPER

/// The coordinator of the quotes module. It runs the screen of a place.
public struct QuotesRouter: Coordinator {
    private let services: Services
    private let assets: Assets

    public init(_ services: Services, assets: Assets) {
        self.services = services
        self.assets = assets
    }

    public func start(_ place: QuotesPlace) async -> Outcome<Never> {
        switch place {
        case .list(let place): await QuoteListRouter().module(services, assets).run(Visit(place))
        case .quote(let id): await QuoteDetailRouter().module(services, assets).run(Visit(id))
        }
    }
}
