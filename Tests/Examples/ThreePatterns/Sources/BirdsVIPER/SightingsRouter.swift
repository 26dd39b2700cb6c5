import Birds
import HTML
import VIPER

/// The way in, and the links.
public struct SightingsRouter: Sendable {
    private let service: any SightingService

    public init(service: any SightingService) {
        self.service = service
    }

    public func respond(to visit: Visit<BirdsPlace>) async -> Outcome<Never> {
        let interactor = SightingsInteractor(service: service)
        let presenter = SightingsPresenter(interactor: interactor, router: SightingsLinks())
        return switch visit.place {
        case .page: await Module(view: SightingsView(), presenter: presenter).run(visit)
        case .json: await Module(view: SightingsJSONView(), presenter: presenter).run(visit)  // JSON
        }
    }
}

struct SightingsLinks: Router {
    func link(to navigation: SightingsNavigation) -> Link {
        switch navigation {
        case .front: BirdsPlace.page.link
        }
    }
}
