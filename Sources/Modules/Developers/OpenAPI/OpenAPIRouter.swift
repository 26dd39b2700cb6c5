import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct OpenAPIRouter: Router {
    let operations: [Operation]

    typealias Presenting = OpenAPIPresenter<Traced<DeveloperGuideInteractor>, Traced<OpenAPIRouter>>

    func module(_ context: VisitContext) -> Module<OpenAPIView, Presenting> {
        let interactor = DeveloperGuideInteractor(countries: context.countries)
        return Module(
            view: OpenAPIView(operations: operations),
            presenter: OpenAPIPresenter(
                interactor: Traced(interactor), router: Traced(self), edition: context.edition,
                languages: context.assets.languages))
    }

    /// The description leads nowhere.
    func link(to _: Never) -> Link {}
}
