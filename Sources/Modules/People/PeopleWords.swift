import AlmanacValues
import Layout
import VIPER

/// What the pages of people say.
struct PeopleWords: Words {
    /// The heading of the list, and the way back to it.
    var people: String { say("People") }
    var showAll: String { say("Show all people") }

    /// Why a program does not get people.
    var couldNotShowPeople: String { say("We could not show the people") }
}

// MARK: The list

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

// MARK: A person

extension PeopleWords {
    /// The heading of a person who is not there.
    var person: String { say("Person") }

    /// "Marie Curie, physicist."
    func description(of name: ForeignText, occupation: ForeignText?) -> String {
        occupation.map { say("\(name), \($0).") } ?? say("\(name).")
    }

    /// "80", "about 71", "died aged 66". The page has the label "Age" beside it, so a living person's age needs no "aged".
    func shortAge(_ age: Age, isDead: Bool) -> String {
        if isDead { return self.age(age, isDead: true) }
        return age.isApproximate ? say("about \(age.years)") : say("\(age.years)")
    }

    /// The title of the drawing for nobody.
    var noPortrait: String { say("No portrait") }

    /// The heading of the person's quotes.
    var quotes: String { say("Quotes") }
    func couldNotFetchQuotes(_ status: Status) -> String { say("Couldn't fetch quotes: \(status.code)") }

    var notFound: String { say("Person not found") }
    var notFoundExplanation: String { say("Check the address, or find the person in the list.") }
    func couldNotFetchPerson(_ status: Status) -> String { say("Couldn't fetch this person: \(status.code)") }

    /// Why a program does not get a person.
    var noPersonHere: String { say("There is no person at this address") }
    var couldNotShowPerson: String { say("We could not show this person") }
}
