import AlmanacValues

/// `/data`: what is known of the holidays of every country. `/data/changes`: what has changed in it.
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

/// `/data.json`, `/data/changes.json`: the same for programs.
public enum DataRecordPlace: Hashable, Sendable {
    case coverage
    case changes
}

extension DataRecordPlace: RecordSection {
    init?(_ rest: ArraySlice<Address.Text>, of _: Address) throws(PlaceProblem) {
        switch DataPlace(path: rest) {
        case .coverage: self = .coverage
        case .changes: self = .changes
        case nil: return nil
        }
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) { shown.spellPath(into: &parts) }

    var formats: [Format] {
        switch self {
        case .coverage: Format.ofCoverage
        case .changes: Format.ofChanges
        }
    }

    var names: QueryNames { .none }
    var work: Work { .much }

    var page: Place? { .data(shown) }

    private var shown: DataPlace {
        switch self {
        case .coverage: .coverage
        case .changes: .changes
        }
    }
}
