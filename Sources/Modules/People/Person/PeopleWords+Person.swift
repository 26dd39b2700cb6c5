import AlmanacValues
import Layout
import VIPER

/// What the page of a person says.
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
