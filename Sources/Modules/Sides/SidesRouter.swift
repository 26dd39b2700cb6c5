public import Almanac
public import Layout
public import VIPER

/// The entry point of the sides module.
public struct SidesRouter: Sendable {
    private let service: any SideService
    private let assets: Assets

    public init(service: any SideService, assets: Assets) {
        self.service = service
        self.assets = assets
    }

    public func run(_ place: SidePlace) async -> Outcome<Never> {
        await SideRouter().module(service: service, assets: assets).run(Visit(place))
    }
}
