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
