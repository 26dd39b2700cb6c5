public import AlmanacValues
public import Context
public import Places
public import VIPER

/// The coordinator of the search module.
public struct SearchRouter: Coordinator {
    private let context: VisitContext

    public init(_ context: VisitContext) {
        self.context = context
    }

    public func start(_ place: SearchPlace) async -> Outcome<Never> {
        await SearchResultsRouter().module(context).run(Visit(place))
    }

    /// Runs a visit of a program.
    public func run(_ place: SearchRecordPlace, as format: Format) async -> Outcome<Never> {
        await SearchRecordRouter().run(place, as: format, context)
    }
}
