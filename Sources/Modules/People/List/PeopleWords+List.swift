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
        let number = abs(century)
        return switch (Ordinal(number), century > 0) {
        case (.first, true): stCentury(number: number)
        case (.second, true): ndCentury(number: number)
        case (.third, true): rdCentury(number: number)
        case (.other, true): thCentury(number: number)
        case (.first, false): stCenturyBCE(number: number)
        case (.second, false): ndCenturyBCE(number: number)
        case (.third, false): rdCenturyBCE(number: number)
        case (.other, false): thCenturyBCE(number: number)
        }
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
        paragraph(
            status.map { couldNotFetch(code: $0.code) } ?? couldnTFetchPeople, stale(age))
    }
}

/// The ending of an ordinal number in English: 1st, 21st; 2nd; 3rd; 4th, 11th, 12th, 13th.
private enum Ordinal {
    case first, second, third, other

    init(_ number: Int) {
        self =
            switch (number % 10, number % 100) {
            case (_, 11...13): .other
            case (1, _): .first
            case (2, _): .second
            case (3, _): .third
            default: .other
            }
    }
}
