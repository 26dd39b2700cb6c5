public import Almanac
import Support

/// The destinations of the people module.
public enum PeoplePlace: Hashable, Sendable {
    /// `/people?q=curie`
    case list(search: String)
    /// `/people/ID`
    case person(PersonID)
    /// `/people/ID/portrait`
    case portrait(PersonID)
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
        case nil: self = .person(id)
        case "portrait" where rest.isEmpty: self = .portrait(id)
        default: throw .unknown
        }
    }

    var address: Address {
        switch self {
        case .list(let search):
            Address(segments: ["people"], query: search.isEmpty ? [] : [.init("q", search)])
        case .person(let id): Address(segments: ["people", id.description])
        case .portrait(let id): Address(segments: ["people", id.description, "portrait"])
        }
    }

    var caching: Caching { .shared }
}
