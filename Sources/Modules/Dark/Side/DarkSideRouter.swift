import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct DarkSideRouter: Router {
    typealias Presenting = DarkSidePresenter<Traced<DarkSideInteractor>, Traced<DarkSideRouter>>

    func module(_ context: VisitContext) -> Module<DarkSideView, Presenting> {
        let presenter = DarkSidePresenter(
            interactor: Traced(DarkSideInteractor(service: context.sides)), router: Traced(self),
            words: DarkWords(context.language))
        return Module(view: DarkSideView(assets: context.assets), presenter: presenter)
    }

    func link(to navigation: DarkSideNavigation) -> Link {
        switch navigation {
        case .darkSide: Link(.dark(DarkPlace()))
        case .refresh: Link(.dark(DarkPlace(isRefresh: true)))
        case .lightSide: Link(.light(LightPlace()))
        }
    }
}
