public import AlmanacValues
import Support

/// The destinations of the people module.
public enum PeoplePlace: Hashable, Sendable {
    /// `/people?q=curie`
    case list(search: String)
    /// `/people/ID`, `/people/ID?q=curie`
    case person(PersonPlace)
    /// `/people/ID/portrait`
    case portrait(PersonID)
}

/// The destination of one person.
public struct PersonPlace: Hashable, Sendable {
    public let id: PersonID
    /// The search of the list that the visitor came from, which the link back leads to; empty for the whole list. The
    /// person is the same.
    public let search: String

    public init(_ id: PersonID, search: String = "") {
        self.id = id
        self.search = search
    }
}

extension PeoplePlace: Section {
    init(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        var rest = rest
        guard let segment = rest.popFirst() else {
            self = .list(search: address.value("q")?.string ?? "")
            return
        }
        guard let id = PersonID(segment) else { throw .unknown }
        switch rest.popFirst()?.lowercasedWord {
        case nil:
            let search = address.value("q")?.string ?? ""
            self = .person(PersonPlace(id, search: search.isLonger(than: Address.longestOrigin) ? "" : search))
        case "portrait" where rest.isEmpty: self = .portrait(id)
        default: throw .unknown
        }
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        parts.segment("people")
        switch self {
        case .list: break
        case .person(let place): parts.segment(place.id.description)
        case .portrait(let id):
            parts.segment(id.description)
            parts.segment("portrait")
        }
    }

    func spellQuery(into parts: inout some AddressParts & ~Copyable) {
        switch self {
        case .list(let search): parts.search(search)
        case .person(let place): parts.search(place.search)
        case .portrait: break
        }
    }

    var caching: Caching { .shared }
}
