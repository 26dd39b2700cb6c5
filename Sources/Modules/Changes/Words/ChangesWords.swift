import AlmanacValues
import Layout

/// What the page about our data says. `ChangesWords+Feed.swift` has the messages of the feeds.
struct ChangesWords: Words {
    var title: String { say("Our data") }

    var description: String {
        say("What we know of the holidays of each country, until when, and who says so.")
    }

    var lead: String {
        paragraph(
            say("What we know of the holidays of each country, until when, and who says so."),
            say("An empty list means that there are no holidays only where we have data."))
    }

    var unavailable: String { say("We could not show our data") }

    /// "250 countries. We know an authority for the public holidays of 245, and have school holidays of 15."
    func summary(_ countries: Int, authorities: Int, schools: Int) -> String {
        paragraph(
            say(countries, none: "no countries.", one: "1 country.", other: "\(countries) countries."),
            say(
                "We know an authority for the public holidays of \(authorities), and have school holidays of \(schools)."
            ))
    }

    /// "3", or "–" for none.
    func corrections(_ count: Int) -> String { say(count, none: "–", one: "1", other: "\(count)") }
}
