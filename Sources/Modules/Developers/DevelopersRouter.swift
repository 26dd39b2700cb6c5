public import Context
public import Layout
public import Places
public import VIPER

/// The coordinator of what the site says to those who write programs.
public struct DevelopersRouter: Coordinator {
    private let context: VisitContext
    private let operations: [Operation]

    /// - Parameter operations: those of all modules, in the order of the description.
    public init(_ context: VisitContext, _ operations: [Operation]) {
        self.context = context
        self.operations = operations
    }

    public func start(_ place: DevelopersPlace) async -> Outcome<Never> {
        switch place {
        case .page: await DeveloperGuideRouter(operations: operations).run(place, context)
        case .description: await OpenAPIRouter(operations: operations).run(place, context)
        }
    }
}
