public import AlmanacValues

/// The records of people.
public enum PersonRecordPlace: Hashable, Sendable {
    /// `/people.json?q=curie`
    case list(search: String)
    /// `/people/ID.json`
    case person(PersonID)
}

extension PersonRecordPlace: RecordSection {
    init?(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        switch try PeoplePlace(rest, of: address) {
        case .list(.search(let search)): self = .list(search: search)
        case .list(.grouped): self = .list(search: "")
        case .person(let place): self = .person(place.id)
        case .portrait: return nil
        }
    }

    private var place: PeoplePlace {
        switch self {
        case .list(let search): .list(search: search)
        case .person(let id): .person(PersonPlace(id))
        }
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) { place.spellPath(into: &parts) }

    func spellQuery(into parts: inout some AddressParts & ~Copyable) { place.spellQuery(into: &parts) }

    var formats: [Format] {
        switch self {
        case .list: Format.ofPeople
        case .person: Format.ofPerson
        }
    }

    var names: QueryNames {
        switch self {
        case .list: .search
        case .person: .none
        }
    }

    var page: Place? { .people(place) }
}
