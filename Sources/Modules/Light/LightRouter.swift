public import Layout
public import Places
public import ServiceContracts
public import VIPER

/// The entry point of the light side. It knows the dark side only as a place to go to.
public struct LightRouter: Sendable {
    private let services: Services
    private let assets: Assets

    public init(_ services: Services, assets: Assets) {
        self.services = services
        self.assets = assets
    }

    public func run(_ place: LightPlace) async -> Outcome<Never> {
        await LightSideRouter().module(services, assets).run(Visit(place))
    }
}
