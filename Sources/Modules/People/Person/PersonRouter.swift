import AlmanacValues
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct PersonRouter: Router {
    typealias Presenting = PersonPresenter<Traced<PersonInteractor>, Traced<PersonRouter>>

    func module(_ services: Services, _ assets: Assets) -> Module<PersonView, Presenting> {
        Module(view: PersonView(assets: assets), presenter: presenter(services, assets))
    }

    func portraitModule(_ services: Services, _ assets: Assets) -> Module<PortraitView, Presenting> {
        Module(view: PortraitView(), presenter: presenter(services, assets))
    }

    private func presenter(_ services: Services, _ assets: Assets) -> Presenting {
        let interactor = PersonInteractor(people: services.people, quotes: services.quotes, clock: services.clock)
        return PersonPresenter(interactor: Traced(interactor), router: Traced(self))
    }

    func link(to navigation: PersonNavigation) -> Link {
        switch navigation {
        case .list(let search): Link(.people(.list(search: search)))
        case .person(let id): Link(.people(.person(PersonPlace(id))))
        case .again(let id, let search): Link(.people(.person(PersonPlace(id, search: search))))
        case .portrait(let id): Link(.people(.portrait(id)))
        case .quote(let id): Link(.quotes(.quote(QuotePlace(id))))
        case .record(let id, let format): Link(.record(.people(.person(id)), format))
        }
    }
}

extension Traced: PersonInteracting where Base: PersonInteracting {
    func person(_ id: PersonID) async throws(PersonFailure) -> PersonInfo {
        try await call([id]) { base async throws(PersonFailure) in try await base.person(id) }
    }
}
