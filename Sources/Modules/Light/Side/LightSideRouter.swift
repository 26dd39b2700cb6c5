import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct LightSideRouter: Router {
    typealias Presenting = LightSidePresenter<Traced<LightSideInteractor>, Traced<LightSideRouter>>

    func module(_ context: VisitContext) -> Module<LightSideView, Presenting> {
        let presenter = LightSidePresenter(
            interactor: Traced(LightSideInteractor(service: context.sides)), router: Traced(self),
            words: LightWords(context.language))
        return Module(view: LightSideView(assets: context.assets), presenter: presenter)
    }

    func link(to navigation: LightSideNavigation) -> Link {
        switch navigation {
        case .lightSide: Link(.light(LightPlace()))
        case .refresh: Link(.light(LightPlace(isRefresh: true)))
        case .darkSide: Link(.dark(DarkPlace()))
        }
    }
}
