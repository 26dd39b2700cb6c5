import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct LightSideRouter: Router {
    typealias Presenting = LightSidePresenter<LightSideInteractor, LightSideRouter>

    func module(_ services: Services, _ assets: Assets) -> Module<LightSideView, Presenting> {
        let presenter = LightSidePresenter(
            interactor: LightSideInteractor(service: services.sides), router: self, assets: assets)
        return Module(view: LightSideView(), presenter: presenter)
    }

    func link(to navigation: LightSideNavigation) -> Link {
        switch navigation {
        case .lightSide: Link(.light(LightPlace()))
        case .refresh: Link(.light(LightPlace(isRefresh: true)))
        case .darkSide: Link(.dark(DarkPlace()))
        }
    }
}
