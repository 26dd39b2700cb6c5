/// What the site says to those who write programs.
public enum DevelopersPlace: Hashable, Sendable {
    /// `/developers`: the page for people
    case page
    /// `/openapi.json`: the description for programs
    case description
}

extension DevelopersPlace: Section {
    init(_ rest: ArraySlice<Address.Text>) throws(PlaceProblem) {
        guard rest.isEmpty else { throw .unknown }
        self = .page
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        switch self {
        case .page: parts.segment("developers")
        case .description: parts.segment("openapi.json")
        }
    }

    var caching: Caching { .shared }
    /// Long, and seldom asked for.
    var work: Work { .much }
}
