import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct DarkSideRouter: Router {
    func run(_ place: DarkPlace, _ context: VisitContext) async -> Outcome<Never> {
        let presenter = DarkSidePresenter(
            interactor: Traced(DarkSideInteractor(service: context.sides)), router: Traced(self),
            words: DarkWords(context.language))
        return await Module(view: DarkSideView(assets: context.assets), presenter: presenter).run(Visit(place))
    }

    func link(to navigation: DarkSideNavigation) -> Link {
        switch navigation {
        case .darkSide: Link(.dark(DarkPlace()))
        case .refresh: Link(.dark(DarkPlace(isRefresh: true)))
        case .lightSide: Link(.light(LightPlace()))
        }
    }
}
