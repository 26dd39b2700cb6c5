import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct DeveloperGuideRouter: Router {
    let operations: [Operation]

    typealias Presenting = DeveloperGuidePresenter<Traced<DeveloperGuideInteractor>, Traced<DeveloperGuideRouter>>

    func module(_ context: VisitContext) -> Module<DeveloperGuideView, Presenting> {
        let interactor = DeveloperGuideInteractor(countries: context.countries)
        let presenter = DeveloperGuidePresenter(
            interactor: Traced(interactor), router: Traced(self), interfaces: context.edition.interfaces,
            operations: operations)
        return Module(view: DeveloperGuideView(assets: context.assets), presenter: presenter)
    }

    func link(to navigation: DeveloperGuideNavigation) -> Link {
        switch navigation {
        case .guide: Link(.developers(.page))
        case .description: Link(.developers(.description))
        }
    }
}
