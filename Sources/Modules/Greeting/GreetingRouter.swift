public import Almanac
public import Layout
public import Places
public import VIPER

/// The entry point of the greeting module. It asks no service.
public struct GreetingRouter: Sendable {
    private let assets: Assets

    public init(assets: Assets) {
        self.assets = assets
    }

    /// - Parameter preferences: the visitor's own. The page greets the name in them.
    public func run(_ place: GreetingPlace, for preferences: Preferences) async -> Outcome<Never> {
        await HelloRouter().module(preferences, assets).run(Visit(place))
    }
}
