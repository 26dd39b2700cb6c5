import AlmanacValues
import Layout

/// What the pages of occasions say.
struct OccasionsWords: Words {
    // MARK: The list

    var title: String { say("Occasions") }

    var description: String {
        say("What the same feast is in all countries, when it is, and where it is a public holiday.")
    }

    var lead: String {
        paragraph(
            say("An occasion is the same feast in all countries, whatever they call it."),
            say("Choose one to see when and where it is a public holiday, and under which names."))
    }

    var searchLabel: String { say("Search for an occasion or a holiday") }
    var searchHint: String { say("In any language") }
    var empty: String { say("Our source has no occasions at the moment.") }
    var listUnavailable: String { say("We could not show the occasions") }

    /// "229 occasions. The numbers are those of countries with a public holiday in 2026."
    func summary(_ count: Int, year: Int) -> String {
        paragraph(
            say(count, none: "no occasions.", one: "1 occasion.", other: "\(count) occasions."),
            say("The numbers are those of countries with a public holiday in \(year)."))
    }

    /// "160 countries, 3 in part", "3 countries in part"; nil for none.
    ///
    /// - Parameter inPart: the number of the other countries, of which some regions keep it.
    func keepers(_ countries: Int, inPart: Int) -> String? {
        switch (countries, inPart) {
        case (0, 0): nil
        case (0, _): say(inPart, one: "1 country in part", other: "\(inPart) countries in part")
        case (_, 0): say(countries, one: "1 country", other: "\(countries) countries")
        default:
            say(countries, one: "1 country, \(inPart) in part", other: "\(countries) countries, \(inPart) in part")
        }
    }

    /// The name of a tradition as a heading: "Christian".
    func name(of tradition: Tradition) -> String {
        switch tradition {
        case .christian: say("Christian")
        case .islamic: say("Islamic")
        case .jewish: say("Jewish")
        case .hindu: say("Hindu")
        case .sikh: say("Sikh")
        case .jain: say("Jain")
        case .buddhist: say("Buddhist")
        case .eastAsian: say("East Asian")
        case .persian: say("Persian")
        case .indigenous: say("Indigenous")
        case .folk: say("Folk custom")
        case .civic: say("Civic")
        case .royal: say("Royal")
        case .international: say("International")
        case .school: say("School")
        case .sport: say("Sport")
        }
    }
}
