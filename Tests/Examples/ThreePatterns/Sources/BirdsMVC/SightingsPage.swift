import Birds
import HTML

/// The view: shows the model, through `Templates/BirdsMVC/sightings.mustache`.
struct SightingsPage: Sendable {
    struct Form: Sendable {
        let action: Link
        let species: String
        let count: String
        let problem: String?
    }

    let title: String
    let notice: String?
    let rows: [String]
    let form: Form

    /// - Parameter sightings: nil if the source does not answer.
    init(_ sightings: [Sighting]?, _ draft: SightingDraft = SightingDraft(), _ rule: SightingRule? = nil) {
        title = Self.title(sightings?.count)
        notice = sightings == nil ? "Our source does not answer. Try again in a few minutes." : nil
        rows = (sightings ?? []).map { "\($0.species): \($0.count)" }
        form = Form(
            action: BirdsPlace.page.link, species: draft.species, count: draft.count, problem: rule.map(Self.words))
    }

    private static func title(_ count: Int?) -> String {
        switch count {
        case nil: "Sightings"
        case 1: "1 sighting"
        case let count?: "\(count) sightings"
        }
    }

    private static func words(_ rule: SightingRule) -> String {
        switch rule {
        case .speciesMissing: "Enter the species"
        case .countOutside(let range): "Count must be from \(range.lowerBound) to \(range.upperBound)"
        }
    }
}
