public import Layout
public import Places
public import ServiceContracts
public import VIPER

/// The coordinator of the light side. It knows the dark side only as a place to go to.
public struct LightRouter: Coordinator {
    private let services: Services
    private let assets: Assets

    public init(_ services: Services, assets: Assets) {
        self.services = services
        self.assets = assets
    }

    public func start(_ place: LightPlace) async -> Outcome<Never> {
        await LightSideRouter().module(services, assets).run(Visit(place))
    }
}
