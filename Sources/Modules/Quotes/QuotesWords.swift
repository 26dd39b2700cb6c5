import AlmanacValues
import Layout
import VIPER

/// What the pages of quotes say.
struct QuotesWords: Words {
    /// The heading of the list, and the way back to it.
    var quotes: String { say("Quotes") }
    var quotesOfTheDay: String { say("Quotes of the day") }
    var unknownAuthor: String { say("Unknown author") }

    /// The title of the feed.
    var quoteOfTheDay: String { say("Quote of the day") }

    /// Why a program does not get quotes.
    var couldNotShowQuotes: String { say("We could not show the quotes") }
}

// MARK: The list

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

// MARK: A quote

extension QuotesWords {
    /// The heading of a quote that is not there.
    var quote: String { say("Quote") }

    /// "Ambrose Bierce, The Devil’s Dictionary"
    func title(author: ForeignText?, work: LocalizedText?) -> String {
        switch (author, work) {
        case (let author?, let work?): say("\(author), \(work)")
        case (let author?, nil): text(author)
        case (nil, let work?): say("Unknown author, \(work)")
        case (nil, nil): unknownAuthor
        }
    }

    /// "A quote by Ambrose Bierce, from The Devil’s Dictionary."
    func description(author: ForeignText?, work: LocalizedText?) -> String {
        switch (author, work) {
        case (let author?, let work?): say("A quote by \(author), from \(work).")
        case (let author?, nil): say("A quote by \(author).")
        case (nil, let work?): say("A quote by Unknown author, from \(work).")
        case (nil, nil): say("A quote by Unknown author.")
        }
    }

    func more(about author: ForeignText) -> String { say("More about \(author)") }

    func translated(by translator: ForeignText) -> String { say("Translated by \(translator)") }

    var noQuote: String { say("Couldn't retrieve quote") }
    var noQuoteExplanation: String {
        paragraph(
            say("There is no quote at this address."), say("It may have moved because we corrected its wording."))
    }

    /// "Couldn't retrieve quote: 503"
    func couldNotRetrieve(_ status: Status) -> String { say("Couldn't retrieve quote: \(status.code)") }

    /// Why a program does not get a quote.
    var noQuoteHere: String { say("There is no quote at this address") }
    var couldNotShowQuote: String { say("We could not show this quote") }
}
