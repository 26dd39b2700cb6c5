public import AlmanacValues
public import Context
public import Places
public import VIPER

/// The coordinator of the greeting module, for one visitor. It opens Options.
public struct GreetingRouter: Caller {
    private let context: VisitContext

    /// - Parameter context: its visitor is the one whom the page greets.
    public init(_ context: VisitContext) {
        self.context = context
    }

    public func start(_ place: GreetingPlace) async -> Outcome<Never> {
        await HelloRouter().run(place, context)
    }

    /// Greets the visitor after Options have saved. Cancel changes nothing.
    ///
    /// - Parameter place: the one that the visitor left for Options.
    public func resume(_ place: GreetingPlace, with result: OptionsResult) -> Outcome<Never> {
        .redirect(HelloRouter().link(back: place, with: result))
    }
}
