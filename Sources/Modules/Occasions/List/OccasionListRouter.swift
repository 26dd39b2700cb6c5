import AlmanacValues
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct OccasionListRouter: Router {
    typealias Presenting = OccasionListPresenter<Traced<OccasionListInteractor>, Traced<OccasionListRouter>>

    func module(_ services: Services, _ assets: Assets) -> Module<OccasionListView, Presenting> {
        let presenter = OccasionListPresenter(
            interactor: Traced(Self.interactor(services)), router: Traced(self))
        return Module(view: OccasionListView(assets: assets), presenter: presenter)
    }

    /// The Interactor of the page and of its record.
    static func interactor(_ services: Services) -> OccasionListInteractor {
        OccasionListInteractor(
            service: services.occasions, countries: services.countries, clock: services.clock)
    }

    func link(to navigation: OccasionListNavigation) -> Link {
        switch navigation {
        case .list: Link(.occasions(.list))
        case .occasion(let id): Link(.occasions(.occasion(id)))
        case .search: Link(.search(SearchPlace()))
        case .record(let format): Link(.record(.occasions(.all), format))
        }
    }
}

extension Traced: OccasionListInteracting where Base: OccasionListInteracting {
    func occasions() async throws(OccasionListFailure) -> OccasionList {
        try await call { base async throws(OccasionListFailure) in try await base.occasions() }
    }
}
