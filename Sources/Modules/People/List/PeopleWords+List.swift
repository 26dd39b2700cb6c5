import AlmanacValues
import Layout
import VIPER

/// What the list says.
extension PeopleWords {
    /// "People", "“curie” in People"
    func title(search: String) -> String { search.isEmpty ? people : inPeople(search: ForeignText(search)) }

    // MARK: Orders

    func by(_ grouping: PersonGrouping) -> String {
        switch grouping {
        case .century: byCentury
        case .profession: byProfession
        }
    }

    /// The title of a page that is not in the order of the names.
    func title(_ grouping: PersonGrouping) -> String {
        switch grouping {
        case .century: peopleByCentury
        case .profession: peopleByProfession
        }
    }

    /// "19th century", "6th century BCE"
    ///
    /// - Parameter century: 19, or for a century before the common era -6.
    func century(_ century: Int) -> String {
        century > 0 ? self.century(number: century) : centuryBCE(number: -century)
    }

    /// "89 people", "1 person for “curie”"
    func summary(count: Int, search: String) -> String {
        search.isEmpty
            ? people(count: count)
            : peopleFor(count: count, search: ForeignText(search))
    }

    /// In place of a list without people.
    func nothing(search: String) -> String {
        search.isEmpty
            ? ourSourceHasNoPeople : noPeopleFoundFor(search: ForeignText(search))
    }

    /// "Couldn't fetch people: 503"
    func couldNotFetchPeople(_ status: Status) -> String { couldnTFetchPeople(code: status.code) }

    /// "Couldn't fetch people: 503. This is our last good copy, as of 3 hours ago."
    ///
    /// - Parameter status: nil if the reason is not known.
    func stale(_ age: SupplyAge, _ status: Status?) -> String {
        paragraph(status.map { couldNotFetch(code: $0.code) } ?? couldnTFetchPeople, stale(age))
    }
}
