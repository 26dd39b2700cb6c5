public import Context
public import Places
public import VIPER

/// The coordinator of what the site says to those who write programs.
public struct DevelopersRouter: Coordinator {
    private let context: VisitContext

    public init(_ context: VisitContext) {
        self.context = context
    }

    public func start(_ place: DevelopersPlace) async -> Outcome<Never> {
        switch place {
        case .page: await DeveloperGuideRouter().module(context).run(Visit(place))
        case .description: await OpenAPIRouter().module(context).run(Visit(place))
        }
    }
}
