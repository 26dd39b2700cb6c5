import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct PersonListRouter: Router {
    typealias Presenting = PersonListPresenter<Traced<PersonListInteractor>, Traced<PersonListRouter>>

    func module(_ context: VisitContext) -> Module<PersonListView, Presenting> {
        let interactor = PersonListInteractor(service: context.people, clock: context.clock)
        let presenter = PersonListPresenter(interactor: Traced(interactor), router: Traced(self))
        return Module(view: PersonListView(assets: context.assets), presenter: presenter)
    }

    func link(to navigation: PersonListNavigation) -> Link {
        switch navigation {
        case .list(let search): Link(.people(.list(search: search)))
        case .person(let id, let search): Link(.people(.person(PersonPlace(id, search: search))))
        case .portrait(let id): Link(.people(.portrait(id)))
        case .record(let search, let format): Link(.record(.people(.list(search: search)), format))
        }
    }
}

extension Traced: PersonListInteracting where Base: PersonListInteracting {
    func search(_ text: String) async throws(PersonListFailure) -> PeopleList {
        try await call([text]) { base async throws(PersonListFailure) in try await base.search(text) }
    }
}
