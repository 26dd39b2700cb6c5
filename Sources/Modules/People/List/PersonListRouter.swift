import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct PersonListRouter: Router {
    typealias Presenting = PersonListPresenter<PersonListInteractor, PersonListRouter>

    func module(_ services: Services, _ assets: Assets) -> Module<PersonListView, Presenting> {
        let interactor = PersonListInteractor(service: services.people, clock: services.clock)
        let presenter = PersonListPresenter(interactor: interactor, router: self)
        return Module(view: PersonListView(assets: assets), presenter: presenter)
    }

    func link(to navigation: PersonListNavigation) -> Link {
        switch navigation {
        case .list(let search): Link(.people(.list(search: search)))
        case .person(let id): Link(.people(.person(id)))
        case .portrait(let id): Link(.people(.portrait(id)))
        }
    }
}
