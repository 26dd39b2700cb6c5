public import AlmanacValues
public import Layout
public import Places
public import ServiceContracts
public import VIPER

/// The coordinator of the greeting module, for one visitor. It opens Options.
public struct GreetingRouter: Caller {
    private let assets: Assets
    private let visitor: any VisitorService

    /// - Parameter visitor: whom the page greets.
    public init(assets: Assets, visitor: any VisitorService) {
        self.assets = assets
        self.visitor = visitor
    }

    public func start(_ place: GreetingPlace) async -> Outcome<Never> {
        await HelloRouter().module(visitor, assets).run(Visit(place))
    }

    /// Greets the visitor after Options have saved. Cancel changes nothing.
    ///
    /// - Parameter place: the one that the visitor left for Options.
    public func resume(_ place: GreetingPlace, with result: OptionsResult) -> Outcome<Never> {
        .redirect(HelloRouter().link(back: place, with: result))
    }
}
