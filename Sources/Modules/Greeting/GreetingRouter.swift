public import Almanac
public import Layout
public import VIPER

/// The entry point of the greeting module.
public struct GreetingRouter: Sendable {
    private let preferences: Preferences
    private let assets: Assets

    /// - Parameter preferences: the visitor's own. The page greets the name in them.
    public init(preferences: Preferences, assets: Assets) {
        self.preferences = preferences
        self.assets = assets
    }

    /// - Parameter isShown: whether the button was pressed.
    public func run(isShown: Bool) async -> Outcome<Never> {
        await HelloRouter().module(preferences: preferences, assets: assets).run(Visit(isShown))
    }
}
