import Almanac
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct OccasionsRecordRouter: Router {
    /// Runs a visit in the format that the address asks for. A new format is a View, and a case here.
    func run(_ place: OccasionRecordPlace, as format: Format, _ services: Services) async -> Outcome<Never> {
        let interactor = OccasionsRecordInteractor(service: services.occasions, clock: services.clock)
        let presenter = OccasionsRecordPresenter(interactor: Traced(interactor), router: Traced(self))
        return switch format {
        case .json: await Module(view: OccasionsRecordJSONView(), presenter: presenter).run(Visit(place))
        default: .unavailable(as: format)
        }
    }

    func link(to navigation: OccasionsRecordNavigation) -> Link {
        switch navigation {
        case .occasion(let id): Link(.record(.occasions(.occasion(id)), .json))
        }
    }
}

extension Traced: OccasionsRecordInteracting where Base: OccasionsRecordInteracting {
    func occasions() async throws(OccasionsRecordFailure) -> [OccasionFacts] {
        try await call { base async throws(OccasionsRecordFailure) in try await base.occasions() }
    }

    func occasion(_ id: Slug) async throws(OccasionsRecordFailure) -> KeptOccasion {
        try await call([id]) { base async throws(OccasionsRecordFailure) in try await base.occasion(id) }
    }
}
