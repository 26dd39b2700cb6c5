import Almanac
import HTML
import Layout
import Places
import VIPER

struct HelloRouter: Router {
    typealias Presenting = HelloPresenter<HelloInteractor, HelloRouter>

    func module(_ preferences: Preferences, _ assets: Assets) -> Module<HelloView, Presenting> {
        let presenter = HelloPresenter(
            interactor: HelloInteractor(preferences: preferences), router: self, assets: assets)
        return Module(view: HelloView(), presenter: presenter)
    }

    func link(to navigation: HelloNavigation) -> Link {
        switch navigation {
        case .front: Link(.greeting(.front))
        }
    }
}
