import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct LightSideRouter: Router {
    func run(_ place: LightPlace, _ context: VisitContext) async -> Outcome<Never> {
        let presenter = LightSidePresenter(
            interactor: Traced(LightSideInteractor(service: context.sides)), router: Traced(self),
            words: LightWords(context.language))
        return await Module(view: LightSideView(assets: context.assets), presenter: presenter).run(Visit(place))
    }

    func link(to navigation: LightSideNavigation) -> Link {
        switch navigation {
        case .lightSide: Link(.light(LightPlace()))
        case .refresh: Link(.light(LightPlace(isRefresh: true)))
        case .darkSide: Link(.dark(DarkPlace()))
        }
    }
}
