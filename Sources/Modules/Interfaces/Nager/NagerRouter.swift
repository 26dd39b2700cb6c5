import AlmanacValues
import HTML
import Places
import ServiceContracts
import VIPER

struct NagerRouter: Router {
    func run(_ place: NagerPlace, _ services: Services) async -> Outcome<Never> {
        await Module(view: NagerView(), presenter: presenter(services)).run(Visit(place))
    }

    func run(_ place: NagerV4Place, _ services: Services) async -> Outcome<Never> {
        await Module(view: NagerV4View(), presenter: presenter(services)).run(Visit(place))
    }

    /// The answers lead nowhere.
    func link(to _: Never) -> Link {}

    private func presenter(_ services: Services) -> NagerPresenter<Traced<NagerInteractor>, Traced<NagerRouter>> {
        let interactor = NagerInteractor(
            countries: services.countries, holidays: services.holidays, clock: services.clock)
        return NagerPresenter(interactor: Traced(interactor), router: Traced(self))
    }
}
