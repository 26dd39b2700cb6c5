public import Context
import Layout
public import Places
public import VIPER

/// The coordinator of what the site says of itself.
public struct AboutRouter: Coordinator {
    private let context: VisitContext

    public init(_ context: VisitContext) {
        self.context = context
    }

    public func start(_ place: AboutPlace) async -> Outcome<Never> {
        await StatementRouter(operators: context.assets.operatorLinks).run(place, context)
    }
}
