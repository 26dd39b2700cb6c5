import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct OpenAPIRouter: Router {
    typealias Presenting = OpenAPIPresenter<Traced<DeveloperGuideInteractor>, Traced<OpenAPIRouter>>

    func module(_ services: Services, _ edition: Edition) -> Module<OpenAPIView, Presenting> {
        let interactor = DeveloperGuideInteractor(countries: services.countries)
        return Module(
            view: OpenAPIView(),
            presenter: OpenAPIPresenter(interactor: Traced(interactor), router: Traced(self), edition: edition))
    }

    /// The description leads nowhere.
    func link(to _: Never) -> Link {}
}
