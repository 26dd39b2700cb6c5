public import Layout
public import Places
public import ServiceContracts
public import VIPER

/// The coordinator of what the site says to those who write programs.
public struct DevelopersRouter: Coordinator {
    private let services: Services
    private let assets: Assets
    private let edition: Edition

    public init(_ services: Services, assets: Assets, edition: Edition) {
        self.services = services
        self.assets = assets
        self.edition = edition
    }

    public func start(_ place: DevelopersPlace) async -> Outcome<Never> {
        switch place {
        case .page: await DeveloperGuideRouter().module(services, assets, edition).run(Visit(place))
        case .description: await OpenAPIRouter().module(services, edition).run(Visit(place))
        }
    }
}
