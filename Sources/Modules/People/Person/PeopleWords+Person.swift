import AlmanacValues
import Layout
import VIPER

/// What the page of a person says.
extension PeopleWords {
    /// "Marie Curie, physicist."
    func description(of name: ForeignText, occupation: ForeignText?) -> String {
        occupation.map { nameAndOccupation(name: name, occupation: $0) } ?? nameOnly(name: name)
    }

    /// The age of a living person, beside the label "Age": "80", "about 71"
    func shortAge(_ age: Age) -> String {
        age.isApproximate ? about(years: age.years) : ageInYears(years: age.years)
    }

    /// "1867–1934, 66 years", "c. 470–399 BCE, about 71 years"
    func lived(from birth: PartialDate, to death: PartialDate, _ age: Age) -> String {
        if age.isApproximate {
            return aboutYears(years: age.years, life: Lifetime(birth, death))
        }
        return years(years: age.years, life: Lifetime(birth, death))
    }

    func couldNotFetchQuotes(_ status: Status) -> String { couldnTFetchQuotes(code: status.code) }

    func couldNotFetchPerson(_ status: Status) -> String { couldnTFetchThis(code: status.code) }
}
