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

    /// The age of a living person, beside the label "Age": "80", "about 71"
    func shortAge(_ age: Age) -> String {
        age.isApproximate ? say("about \(age.years)") : say("\(age.years)")
    }

    /// "1867–1934, 66 years", "c. 470–399 BCE, about 71 years"
    func lived(from birth: PartialDate, to death: PartialDate, _ age: Age) -> String {
        if age.isApproximate {
            return say(
                age.years, one: "\(lifeFrom: birth, to: death), about 1 year",
                other: "\(lifeFrom: birth, to: death), about \(age.years) years")
        }
        return say(
            age.years, one: "\(lifeFrom: birth, to: death), 1 year",
            other: "\(lifeFrom: birth, to: death), \(age.years) years")
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
