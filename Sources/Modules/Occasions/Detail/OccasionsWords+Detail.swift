import AlmanacValues
import Layout

// The page of one occasion.

extension OccasionsWords {
    /// The title until the occasion's name is known.
    var occasion: String { say("Occasion") }

    var allOccasions: String { say("All occasions") }
    var unknown: String { say("There is no occasion at this address") }

    var unknownExplanation: String {
        paragraph(say("It may have another name here."), say("All occasions are in one list."))
    }

    var unavailable: String { say("We could not show this occasion") }

    // MARK: Who keeps it

    /// "In 2026, a public holiday in 160 countries, and in parts of 3 more"
    ///
    /// - Parameter inPart: the number of the other countries, of which some regions keep it.
    func keepers(_ countries: Int, inPart: Int, in year: Int) -> String {
        switch (countries, inPart) {
        case (0, 0): say("In \(year), not a public holiday of any country")
        case (0, _):
            say(
                inPart, one: "In \(year), a public holiday in parts of 1 country",
                other: "In \(year), a public holiday in parts of \(inPart) countries")
        case (_, 0):
            say(
                countries, one: "In \(year), a public holiday in 1 country",
                other: "In \(year), a public holiday in \(countries) countries")
        default:
            say(
                countries, one: "In \(year), a public holiday in 1 country, and in parts of \(inPart) more",
                other: "In \(year), a public holiday in \(countries) countries, and in parts of \(inPart) more")
        }
    }

    /// What the occasion is, and who keeps it.
    ///
    /// - Parameter about: a whole sentence of the source.
    func description(_ about: String, _ countries: Int, inPart: Int, in year: Int) -> String {
        let keepers =
            switch (countries, inPart) {
            case (0, 0): say("In \(year), not a public holiday of any country.")
            case (0, _):
                say(
                    inPart, one: "In \(year), a public holiday in parts of 1 country.",
                    other: "In \(year), a public holiday in parts of \(inPart) countries.")
            case (_, 0):
                say(
                    countries, one: "In \(year), a public holiday in 1 country.",
                    other: "In \(year), a public holiday in \(countries) countries.")
            default:
                say(
                    countries, one: "In \(year), a public holiday in 1 country, and in parts of \(inPart) more.",
                    other: "In \(year), a public holiday in \(countries) countries, and in parts of \(inPart) more.")
            }
        return paragraph(about, keepers)
    }

    // MARK: When and where it is a public holiday

    var years: String { say("When it is a public holiday") }
    var noPublicHoliday: String { say("No public holiday") }

    /// "97 dates, from 1 January to 28 December"
    func dates(_ count: Int, from first: CivilDate, to last: CivilDate) -> String {
        say(
            count, one: "1 date, from \(first, .day) to \(last, .day)",
            other: "\(count) dates, from \(first, .day) to \(last, .day)")
    }

    func places(in year: Int) -> String { say("Where it is a public holiday in \(year)") }

    var placesRemark: String {
        paragraph(
            say("Where a holiday lasts several days, the date is that of the first one."),
            say("An observed day is a day off for a holiday on another date."))
    }

    /// "For Saturday 19 June 2027", of an observed day.
    func observed(for date: CivilDate) -> String { say("For \(date, .full)") }

    var someRegions: String { say("in some regions") }

    // MARK: What it is called

    var names: String { say("What it is called") }

    /// "120 names in 90 languages"
    func names(_ count: Int, languages: Int) -> String {
        say(
            """
            \(count, one: "1 name", other: "\(count) names") in \
            \(languages, one: "1 language", other: "\(languages) languages")
            """)
    }

    /// "and 12 more", after names of countries.
    func more(_ count: Int) -> String { say("and \(count) more") }

    var notPublic: String { say("not as a public holiday") }
}
