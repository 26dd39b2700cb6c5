import Layout

/// What the pages of people say.
struct PeopleWords: Words {
    /// The heading of the list, and the way back to it.
    var people: String { say("People") }
    var showAll: String { say("Show all people") }

    /// Why a program does not get people.
    var couldNotShowPeople: String { say("We could not show the people") }
}
