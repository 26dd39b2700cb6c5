public import Layout
public import Places
public import ServiceContracts
public import VIPER

/// The entry point of the sides module.
public struct SidesRouter: Sendable {
    private let services: Services
    private let assets: Assets

    public init(_ services: Services, assets: Assets) {
        self.services = services
        self.assets = assets
    }

    public func run(_ place: SidePlace) async -> Outcome<Never> {
        await SideRouter().module(services, assets).run(Visit(place))
    }
}
