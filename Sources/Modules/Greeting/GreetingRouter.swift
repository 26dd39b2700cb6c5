public import Almanac
public import Layout
public import VIPER

/// The way into the greeting.
public struct GreetingRouter: Sendable {
    private let preferences: Preferences
    private let assets: Assets

    /// - Parameter preferences: the visitor's own; the name in them is who is greeted.
    public init(preferences: Preferences, assets: Assets) {
        self.preferences = preferences
        self.assets = assets
    }

    /// - Parameter isShown: whether the button was pressed.
    public func run(isShown: Bool) async -> Outcome<Never> {
        await HelloRouter().module(preferences: preferences, assets: assets).run(Visit(isShown))
    }
}
