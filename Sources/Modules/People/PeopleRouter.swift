public import AlmanacValues
public import Context
import Layout
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
        case .list(let place): await PersonListRouter().run(place, context)
        case .person(let place): await PersonRouter().run(place, in: PersonView(assets: context.assets), context)
        case .portrait(let id): await PersonRouter().run(id, in: PortraitView(), context)
        }
    }

    public func run(_ place: PersonRecordPlace, as format: Format) async -> Outcome<Never> {
        switch place {
        case .list(let search):
            let presenter = PeopleRecordPresenter(
                interactor: Traced(PersonListRouter.interactor(context)),
                router: Traced(PersonRouter().settled(in: context.language)),
                words: PeopleWords(context.language))
            return await RecordModule(presenter).run(Visit(search), as: format, in: PeopleRecordJSONView())
        case .person(let id):
            let presenter = PersonRecordPresenter(
                interactor: Traced(PersonRouter.interactor(context)),
                router: Traced(PersonRouter().settled(in: context.language)),
                words: PeopleWords(context.language))
            return await RecordModule(presenter).run(
                Visit(id), as: format, in: PersonRecordJSONView(), PersonRecordCardView(edition: context.edition))
        }
    }
}
