public import AlmanacValues
public import Context
public import Places
public import VIPER

/// The coordinator of the people module. It runs the screen of a place.
public struct PeopleRouter: Coordinator {
    private let context: VisitContext

    public init(_ context: VisitContext) {
        self.context = context
    }

    public func start(_ place: PeoplePlace) async -> Outcome<Never> {
        switch place {
        case .list(let search): await PersonListRouter().module(context).run(Visit(search))
        case .person(let place): await PersonRouter().module(context).run(Visit(place))
        case .portrait(let id): await PersonRouter().portraitModule(context).run(Visit(id))
        }
    }

    /// Runs a visit of a program.
    public func run(_ place: PersonRecordPlace, as format: Format) async -> Outcome<Never> {
        switch place {
        case .list(let search): await PeopleRecordRouter().run(search: search, as: format, context)
        case .person(let id): await PeopleRecordRouter().run(id, as: format, context)
        }
    }
}
