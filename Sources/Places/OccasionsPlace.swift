public import AlmanacValues
import Support

/// The destinations of the occasions module.
public enum OccasionsPlace: Hashable, Sendable {
    /// `/occasions`
    case list
    /// `/occasions/christmas-day`
    case occasion(Slug)
}

extension OccasionsPlace: Section {
    init(_ rest: ArraySlice<Address.Text>) throws(PlaceProblem) {
        guard let text = rest.first else {
            self = .list
            return
        }
        guard rest.count == 1, let id = Slug(printed: text.string) else { throw .unknown }
        self = .occasion(id)
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        parts.segment("occasions")
        if case .occasion(let id) = self { parts.segment(id.description) }
    }

    var caching: Caching { .shared }
}
