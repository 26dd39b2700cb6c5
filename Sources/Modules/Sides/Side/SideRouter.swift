import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct SideRouter: Router {
    typealias Presenting = SidePresenter<SideInteractor, SideRouter>

    func module(_ services: Services, _ assets: Assets) -> Module<SideView, Presenting> {
        let presenter = SidePresenter(
            interactor: SideInteractor(service: services.sides), router: self)
        return Module(view: SideView(assets: assets), presenter: presenter)
    }

    func link(to navigation: SideNavigation) -> Link {
        switch navigation {
        case .side(let side): Link(.side(SidePlace(side)))
        case .refresh(let side): Link(.side(SidePlace(side, isRefresh: true)))
        }
    }
}
