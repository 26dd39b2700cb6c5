import AlmanacValues
import Layout

/// What the choice of a country says, and the problems of the records of countries.
struct CountriesWords: Words {
    var description: String { say("Choose a country to see its holidays.") }
    var showAll: String { say("Show all countries") }
    var unavailable: String { say("We could not show the list of countries") }
    var countryUnavailable: String { say("We could not show this country") }

    // MARK: Results

    /// "250 countries"
    func all(_ countries: Int) -> String {
        say(countries, none: "no countries", one: "1 country", other: "\(countries) countries")
    }

    /// "3 countries and 2 regions for “land”". One of the two numbers may be zero, and is then not said.
    func found(_ countries: Int, regions: Int, for text: ForeignText) -> String {
        switch (countries, regions) {
        case (_, 0):
            say("\(countries, none: "no countries", one: "1 country", other: "\(countries) countries") for “\(text)”")
        case (0, _): say("\(regions, one: "1 region", other: "\(regions) regions") for “\(text)”")
        default:
            say(
                """
                \(countries, one: "1 country", other: "\(countries) countries") and \
                \(regions, one: "1 region", other: "\(regions) regions") for “\(text)”
                """)
        }
    }

    /// "No countries found for “xyz”."
    func nothing(for text: ForeignText) -> String { say("No countries found for “\(text)”.") }

    // MARK: What cannot be chosen

    func unknown(_ country: CountryCode) -> String { say("No country has the code “\(code: country)”") }
    var notFound: String { say("Country not found") }
    var chooseAnother: String { say("Choose a country from the list, or search by name.") }
}
