public import Context
public import Places
public import VIPER

/// The coordinator of the light side. It knows the dark side only as a place to go to.
public struct LightRouter: Coordinator {
    private let context: VisitContext

    public init(_ context: VisitContext) {
        self.context = context
    }

    public func start(_ place: LightPlace) async -> Outcome<Never> {
        await LightSideRouter().run(place, context)
    }
}
