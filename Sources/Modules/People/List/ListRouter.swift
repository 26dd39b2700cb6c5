import Almanac
import HTML
import Layout
import VIPER

struct ListRouter: Router {
    func module(_ services: PeopleServices) -> Module<ListView, ListPresenter, ListRouter> {
        let interactor = ListInteractor(service: services.people, clock: services.clock)
        let presenter = ListPresenter(interactor: interactor, router: self, assets: services.assets)
        return Module(view: ListView(), presenter: presenter, router: self)
    }

    func link(to navigation: ListNavigation) -> Link {
        switch navigation {
        case .list(let search): Link(.people(.list(search: search)))
        case .person(let id): Link(.people(.person(id)))
        case .portrait(let id): Link(.people(.portrait(id)))
        }
    }
}
