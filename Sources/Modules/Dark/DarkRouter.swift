public import Layout
public import Places
public import ServiceContracts
public import VIPER

/// The coordinator of the dark side. It knows the light side only as a place to go to.
public struct DarkRouter: Coordinator {
    private let services: Services
    private let assets: Assets

    public init(_ services: Services, assets: Assets) {
        self.services = services
        self.assets = assets
    }

    public func start(_ place: DarkPlace) async -> Outcome<Never> {
        await DarkSideRouter().module(services, assets).run(Visit(place))
    }
}
