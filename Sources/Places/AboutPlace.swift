/// What the site says of itself.
public enum AboutPlace: Hashable, Sendable, CaseIterable {
    /// `/privacy`: what is stored of visitors, and for how long.
    case privacy
    /// `/accessibility`: whom the pages are made for, and how that is tested.
    case accessibility
}

extension AboutPlace: Section {
    /// - Parameter rest: the path after the first word.
    init(_ place: AboutPlace, _ rest: ArraySlice<Address.Text>) throws(PlaceProblem) {
        guard rest.isEmpty else { throw .unknown }
        self = place
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        switch self {
        case .privacy: parts.segment("privacy")
        case .accessibility: parts.segment("accessibility")
        }
    }

    var caching: Caching { .shared }
}
