public import AlmanacValues
import Support

/// The destinations of the people module.
public enum PeoplePlace: Hashable, Sendable {
    case list(PersonListPlace)
    /// `/people/ID`, `/people/ID?q=curie`
    case person(PersonPlace)
    /// `/people/ID/portrait`
    case portrait(PersonID)
}

/// The destinations of the list of people.
public enum PersonListPlace: Hashable, Sendable {
    /// `/people`: everyone by name; `/people?q=curie`: those that a search finds.
    case search(String)
    /// `/people?by=century`: everyone.
    case grouped(PersonGrouping)
}

extension PeoplePlace {
    /// The list of those that a search finds.
    public static func list(search: String) -> PeoplePlace { .list(.search(search)) }
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
            self = .list(try PersonListPlace(address))
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
        case .list(.search(let search)): parts.search(search)
        case .list(.grouped(let grouping)): parts.item("by", grouping.rawValue)
        case .person(let place): parts.search(place.search)
        case .portrait: break
        }
    }

    var caching: Caching { .shared }
}

extension PersonListPlace {
    /// A search takes precedence over a grouping: its results are in order of the name.
    fileprivate init(_ address: Address) throws(PlaceProblem) {
        let search = address.value("q")?.string ?? ""
        guard search.isEmpty, let word = address.value("by"), !word.isEmpty else {
            self = .search(search)
            return
        }
        guard let grouping = PersonGrouping.allCases.first(where: { word.lowercasedWord.matches($0.rawValue) }) else {
            throw .badValue(name: "by", value: word.string)
        }
        self = .grouped(grouping)
    }
}
