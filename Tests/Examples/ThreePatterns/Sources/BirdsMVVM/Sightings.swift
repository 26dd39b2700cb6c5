import Birds
import VIPER

/// The way in: the address chooses the view.
public struct Sightings: Sendable {
    private let service: any SightingService

    public init(service: any SightingService) {
        self.service = service
    }

    public func respond(to visit: Visit<BirdsPlace>) async -> Outcome<Never> {
        let model = SightingsViewModel(service: service)
        return switch visit.place {
        case .page: await SightingsView().respond(to: visit, model)
        case .json: await SightingsJSONView().respond(model)  // JSON
        }
    }
}
