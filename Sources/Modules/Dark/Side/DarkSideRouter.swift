import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct DarkSideRouter: Router {
    typealias Presenting = DarkSidePresenter<DarkSideInteractor, DarkSideRouter>

    func module(_ services: Services, _ assets: Assets) -> Module<DarkSideView, Presenting> {
        let presenter = DarkSidePresenter(
            interactor: DarkSideInteractor(service: services.sides), router: self, assets: assets)
        return Module(view: DarkSideView(), presenter: presenter)
    }

    func link(to navigation: DarkSideNavigation) -> Link {
        switch navigation {
        case .darkSide: Link(.dark(DarkPlace()))
        case .refresh: Link(.dark(DarkPlace(isRefresh: true)))
        case .lightSide: Link(.light(LightPlace()))
        }
    }
}
