import AlmanacValues
import Layout

/// What the search says.
struct SearchWords: Words {
    var heading: String { say("Search") }

    /// "“christmas” in Search", "Search", "Error: Search"
    func title(_ text: ForeignText, isProblem: Bool) -> String {
        if isProblem { return say("Error: Search") }
        return text.text.utf8.isEmpty ? heading : say("“\(text)” in Search")
    }

    var description: String {
        say("Search for countries, regions, cities, occasions, dates, holidays in any language, and people.")
    }

    // MARK: Results

    /// "12 results for “christmas”"
    func summary(_ count: Int, _ text: ForeignText) -> String {
        say(count, one: "1 result for “\(text)”", other: "\(count) results for “\(text)”")
    }

    var start: String {
        say(
            "Type the name of a country, a region, a city, an occasion, a holiday in any language, or a person, and a year or a date if you like."
        )
    }

    func nothing(_ text: ForeignText) -> String { say("Nothing found for “\(text)”.") }
    var nothingAdvice: String { say("Try fewer letters, another spelling, or the English name.") }
    var moreHint: String { say("Type more of the name to find the others.") }

    /// "3", "20 of 57"
    func count(shown: Int, of all: Int) -> String { shown < all ? say("\(shown) of \(all)") : say("\(all)") }

    func title(of kind: SearchKind) -> String {
        switch kind {
        case .countries: say("Countries")
        case .occasions: say("Occasions")
        case .holidays: say("Names of holidays")
        case .regions: say("Regions")
        case .people: say("People")
        }
    }

    /// The link to a list with all results of a kind; nil for kinds without one.
    func all(of kind: SearchKind) -> String? {
        switch kind {
        case .countries: say("All of these countries")
        case .people: say("All of these people")
        case .occasions: allOccasions
        case .regions, .holidays: nil
        }
    }

    var allCountries: String { say("All countries") }
    var allOccasions: String { say("All occasions") }
    var allPeople: String { say("All people") }
    var unavailable: String { say("We could not show the results") }

    /// "We could not search the countries and the regions. Try again in a few minutes."
    func missing(_ kinds: [SearchKind]) -> String {
        say("We could not search \(list: kinds, Self.inSentence). Try again in a few minutes.")
    }

    private static func inSentence(_ kind: SearchKind) -> Sentence {
        switch kind {
        case .countries: "the countries"
        case .occasions: "the occasions"
        case .holidays: "the names of holidays"
        case .regions: "the regions"
        case .people: "the people"
        }
    }

    /// "German · Christmas Day", "German"
    func nameOf(language: ForeignText, occasion: ForeignText?) -> String {
        occasion.map { say("\(language) · \($0)") } ?? say("\(language)")
    }

    /// "and 12 more"
    func more(_ count: Int) -> String { say("and \(count) more") }

    // MARK: Misses

    var missedHeading: String { say("Error 404") }
    var missedTitle: String { say("Page not found") }
    func missedCountry(_ text: ForeignText) -> String { say("“\(text)” is not the code of a country") }
    var missedAdvice: String { say("There is no page at this address. Here is what is nearest.") }
    var missedWays: String { say("Or begin with one of these lists.") }
    var missedWithoutAnswers: String { say("There is no page at this address. Search for what you were looking for.") }
}
