import AlmanacValues

/// `/data`: what is known of the holidays of every country. `/data/changes`: what has changed in it. For programs,
/// `/data.json` and `/data/changes.json`.
public enum DataPlace: Hashable, Sendable {
    case coverage
    case changes
}

extension DataPlace: Section {
    init(_ rest: ArraySlice<Address.Text>) throws(PlaceProblem) {
        guard let place = Self(path: rest) else { throw .unknown }
        self = place
    }

    /// Nil if the section has no place at this path.
    fileprivate init?(path rest: ArraySlice<Address.Text>) {
        if rest.isEmpty {
            self = .coverage
        } else if rest.count == 1, rest.first?.lowercasedWord == "changes" {
            self = .changes
        } else {
            return nil
        }
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        parts.segment("data")
        if self == .changes { parts.segment("changes") }
    }

    var caching: Caching { .shared }
    /// The calendars, or the changes, of all countries.
    var work: Work { .much }
}

extension DataPlace: RecordSection {
    init?(_ rest: ArraySlice<Address.Text>, of _: Address) throws(PlaceProblem) { self.init(path: rest) }

    var formats: [Format] {
        switch self {
        case .coverage: Format.ofCoverage
        case .changes: Format.ofChanges
        }
    }

    var names: QueryNames { .none }

    var page: Place? { .data(self) }
}
