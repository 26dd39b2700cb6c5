import AlmanacValues
import Layout
import VIPER

/// What the list says.
extension QuotesWords {
    /// "Quotes", "Quotes, draw 7", "“sea” in Quotes"
    func title(of event: QuoteListEvent) -> String {
        switch event {
        case .opened: quotes
        case .refreshed(let number): say("Quotes, draw \(number)")
        case .searched(let text): say("“\(ForeignText(text))” in Quotes")
        }
    }

    /// The title of a page whose search text is wrong.
    var errorTitle: String { say("Error: Quotes") }
    var listDescription: String { say("10 short quotes a day, each with its author, work and year.") }
    var searchLabel: String { say("Search for a quote") }
    var searchHint: String { say("Word or author") }

    /// "Quotes of the day", "3 quotes for “sea”"
    func summary(of event: QuoteListEvent, count: Int) -> String {
        switch event {
        case .opened: quotesOfTheDay
        case .refreshed(let number): say("Draw \(number): this page always shows the same 10 quotes")
        case .searched(let text):
            say(
                count, none: "no quotes for “\(ForeignText(text))”", one: "1 quote for “\(ForeignText(text))”",
                other: "\(count) quotes for “\(ForeignText(text))”")
        }
    }

    /// In place of a list without quotes.
    func nothing(for event: QuoteListEvent) -> String {
        switch event {
        case .opened, .refreshed: say("Our source has no quotes at the moment.")
        case .searched(let text): say("No quotes found for “\(ForeignText(text))”.")
        }
    }

    /// "Couldn't fetch quotes: 503"
    func couldNotFetch(_ status: Status) -> String { say("Couldn't fetch quotes: \(status.code)") }

    /// "Couldn't fetch quotes: 503. This is our last good copy, as of 3 hours ago."
    ///
    /// - Parameter status: nil if the reason is not known.
    func stale(_ age: SupplyAge, _ status: Status?) -> String {
        paragraph(
            status.map { say("Couldn't fetch quotes: \($0.code).") } ?? say("Couldn't fetch quotes."), stale(age))
    }
}
