import AlmanacValues
import Layout
import VIPER

/// What the list says.
extension PeopleWords {
    /// "People", "“curie” in People"
    func title(search: String) -> String { search.isEmpty ? people : say("“\(ForeignText(search))” in People") }

    /// The title of a page whose search text is wrong.
    var errorTitle: String { say("Error: People") }
    var listDescription: String { say("Everyone quoted in the almanac, and a few more.") }
    var searchLabel: String { say("Search for a person") }
    var searchHint: String { say("Search for a name") }

    // MARK: Orders

    var byName: String { say("By name") }
    func by(_ grouping: PersonGrouping) -> String {
        switch grouping {
        case .century: say("By century")
        case .profession: say("By profession")
        }
    }

    /// The title of a page that is not in the order of the names.
    func title(_ grouping: PersonGrouping) -> String {
        switch grouping {
        case .century: say("People by century")
        case .profession: say("People by profession")
        }
    }

    /// "19th century", "6th century BCE"
    ///
    /// - Parameter century: 19, or for a century before the common era -6.
    func century(_ century: Int) -> String {
        let number = abs(century)
        return switch (Ordinal(number), century > 0) {
        case (.first, true): say("\(number)st century")
        case (.second, true): say("\(number)nd century")
        case (.third, true): say("\(number)rd century")
        case (.other, true): say("\(number)th century")
        case (.first, false): say("\(number)st century BCE")
        case (.second, false): say("\(number)nd century BCE")
        case (.third, false): say("\(number)rd century BCE")
        case (.other, false): say("\(number)th century BCE")
        }
    }

    var unknownCentury: String { say("Time not known") }
    var unknownProfession: String { say("Profession not known") }

    /// "89 people", "1 person for “curie”"
    func summary(count: Int, search: String) -> String {
        search.isEmpty
            ? say(count, none: "no people", one: "1 person", other: "\(count) people")
            : say(
                count, none: "no people for “\(ForeignText(search))”", one: "1 person for “\(ForeignText(search))”",
                other: "\(count) people for “\(ForeignText(search))”")
    }

    /// In place of a list without people.
    func nothing(search: String) -> String {
        search.isEmpty
            ? say("Our source has no people at the moment.") : say("No people found for “\(ForeignText(search))”.")
    }

    /// "Couldn't fetch people: 503"
    func couldNotFetchPeople(_ status: Status) -> String { say("Couldn't fetch people: \(status.code)") }

    /// "Couldn't fetch people: 503. This is our last good copy, as of 3 hours ago."
    ///
    /// - Parameter status: nil if the reason is not known.
    func stale(_ age: SupplyAge, _ status: Status?) -> String {
        paragraph(
            status.map { say("Couldn't fetch people: \($0.code).") } ?? say("Couldn't fetch people."), stale(age))
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
