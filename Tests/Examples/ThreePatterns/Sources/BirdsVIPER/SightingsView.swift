import Birds
import VIPER

/// Renders through `Templates/BirdsVIPER/sightings.mustache`.
struct SightingsView: HTMLView {
    typealias Page = SightingsPage

    func event(from visit: Visit<BirdsPlace>) -> SightingsEvent {
        guard let form = visit.form else { return .opened }
        return .added(species: form.value("species") ?? "", count: form.value("count") ?? "")
    }
}
