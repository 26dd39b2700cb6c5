import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct PersonListRouter: Router {
    func run(_ place: PersonListPlace, _ context: VisitContext) async -> Outcome<Never> {
        let presenter = PersonListPresenter(
            interactor: Traced(Self.interactor(context)), router: Traced(self), words: PeopleWords(context.language))
        return await Module(view: PersonListView(assets: context.assets), presenter: presenter).run(Visit(place))
    }

    static func interactor(_ context: VisitContext) -> PersonListInteractor {
        PersonListInteractor(service: context.people, clock: context.clock)
    }

    func link(to navigation: PersonListNavigation) -> Link {
        switch navigation {
        case .list(let search): Link(.people(.list(search: search)))
        case .grouped(let grouping): Link(.people(.list(.grouped(grouping))))
        case .person(let id, let search): Link(.people(.person(PersonPlace(id, search: search))))
        case .portrait(let id): Link(.people(.portrait(id)))
        case .record(let search, let format): Link(.record(.people(.list(search: search)), format))
        }
    }
}
