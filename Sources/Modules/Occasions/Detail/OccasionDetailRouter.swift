import AlmanacValues
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct OccasionDetailRouter: Router {
    typealias Presenting = OccasionDetailPresenter<Traced<OccasionDetailInteractor>, Traced<OccasionDetailRouter>>

    func module(_ services: Services, _ assets: Assets) -> Module<OccasionDetailView, Presenting> {
        let presenter = OccasionDetailPresenter(
            interactor: Traced(Self.interactor(services)), router: Traced(self))
        return Module(view: OccasionDetailView(assets: assets), presenter: presenter)
    }

    /// The Interactor of the page and of its record.
    static func interactor(_ services: Services) -> OccasionDetailInteractor {
        OccasionDetailInteractor(
            service: services.occasions, countries: services.countries, clock: services.clock)
    }

    func link(to navigation: OccasionDetailNavigation) -> Link {
        switch navigation {
        case .list: Link(.occasions(.list))
        case .occasion(let id): Link(.occasions(.occasion(id)))
        case .holidays(let year): Link(.holidays(.list(.year(year))))
        case .record(let id, let format): Link(.record(.occasions(.occasion(id)), format))
        }
    }
}

extension Traced: OccasionDetailInteracting where Base: OccasionDetailInteracting {
    func occasion(_ id: Slug) async throws(OccasionDetailFailure) -> KeptOccasion {
        try await call([id]) { base async throws(OccasionDetailFailure) in try await base.occasion(id) }
    }
}
