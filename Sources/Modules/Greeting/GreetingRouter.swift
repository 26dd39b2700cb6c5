public import Layout
public import Places
public import ServiceContracts
public import VIPER

/// The entry point of the greeting module. It asks no service.
public struct GreetingRouter: Sendable {
    private let assets: Assets

    public init(assets: Assets) {
        self.assets = assets
    }

    /// - Parameter visitor: whom the page greets.
    public func run(_ place: GreetingPlace, for visitor: any VisitorService) async -> Outcome<Never> {
        await HelloRouter().module(visitor, assets).run(Visit(place))
    }
}
