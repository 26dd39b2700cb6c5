public import Layout
public import Places
public import ServiceContracts
public import VIPER

/// The coordinator of what the site says to those who write programs.
public struct DevelopersRouter: Coordinator {
    private let services: Services
    private let assets: Assets

    public init(_ services: Services, assets: Assets) {
        self.services = services
        self.assets = assets
    }

    public func start(_ place: DevelopersPlace) async -> Outcome<Never> {
        switch place {
        case .page: await DeveloperGuideRouter().module(services, assets).run(Visit(place))
        case .description: await OpenAPIRouter().module(services).run(Visit(place))
        }
    }
}
