import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct DeveloperGuideRouter: Router {
    let operations: [Operation]

    func run(_ place: DevelopersPlace, _ context: VisitContext) async -> Outcome<Never> {
        let interactor = DeveloperGuideInteractor(countries: context.countries)
        let presenter = DeveloperGuidePresenter(
            interactor: Traced(interactor), router: Traced(self), interfaces: context.edition.interfaces,
            operations: operations)
        return await Module(view: DeveloperGuideView(assets: context.assets), presenter: presenter).run(Visit(place))
    }

    func link(to navigation: DeveloperGuideNavigation) -> Link {
        switch navigation {
        case .guide: Link(.developers(.page))
        case .description: Link(.developers(.description))
        }
    }
}
