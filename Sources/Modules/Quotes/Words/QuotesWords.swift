import Layout

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
