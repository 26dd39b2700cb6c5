public import Context
public import Places
public import VIPER

/// The coordinator of the dark side. It knows the light side only as a place to go to.
public struct DarkRouter: Coordinator {
    private let context: VisitContext

    public init(_ context: VisitContext) {
        self.context = context
    }

    public func start(_ place: DarkPlace) async -> Outcome<Never> {
        await DarkSideRouter().run(place, context)
    }
}
