public import AlmanacValues
public import Context
public import Places
public import VIPER

/// The coordinator of the occasions module.
public struct OccasionsRouter: Coordinator {
    private let context: VisitContext

    public init(_ context: VisitContext) {
        self.context = context
    }

    public func start(_ place: OccasionsPlace) async -> Outcome<Never> {
        switch place {
        case .list: await OccasionListRouter().module(context).run(Visit(place))
        case .occasion(let id): await OccasionDetailRouter().module(context).run(Visit(id))
        }
    }

    /// Runs a visit of a program.
    public func run(_ place: OccasionRecordPlace, as format: Format) async -> Outcome<Never> {
        switch place {
        case .all: await OccasionsRecordRouter().run(as: format, context)
        case .occasion(let id): await OccasionsRecordRouter().run(id, as: format, context)
        }
    }
}
