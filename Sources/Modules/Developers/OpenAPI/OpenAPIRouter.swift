import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct OpenAPIRouter: Router {
    let operations: [Operation]

    func run(_ place: DevelopersPlace, _ context: VisitContext) async -> Outcome<Never> {
        let interactor = DeveloperGuideInteractor(countries: context.countries)
        let presenter = OpenAPIPresenter(
            interactor: Traced(interactor), router: Traced(self), edition: context.edition,
            languages: context.assets.languages, isServed: context.assets.isServed)
        return await Module(view: OpenAPIView(operations: operations), presenter: presenter).run(Visit(place))
    }

    /// The description leads nowhere.
    func link(to _: Never) -> Link {}
}
