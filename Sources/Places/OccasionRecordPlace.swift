public import AlmanacValues

/// The records of occasions: feasts as such, wherever they are kept.
public enum OccasionRecordPlace: Hashable, Sendable {
    /// `/occasions.json`
    case all
    /// `/occasions/christmas-day.json`
    case occasion(Slug)
}

extension OccasionRecordPlace: RecordSection {
    init?(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        guard let word = rest.first else {
            self = .all
            return
        }
        guard rest.count == 1, let id = Slug(printed: word.string) else { throw .unknown }
        self = .occasion(id)
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        parts.segment("occasions")
        if case .occasion(let id) = self { parts.segment(id.description) }
    }

    var formats: [Format] {
        switch self {
        case .all: Format.ofOccasions
        case .occasion: Format.ofOccasion
        }
    }

    var names: QueryNames { .none }

    /// All occasions are 90 KB.
    var work: Work { self == .all ? .much : .little }

    var page: Place? {
        switch self {
        case .all: .occasions(.list)
        case .occasion(let id): .occasions(.occasion(id))
        }
    }
}
