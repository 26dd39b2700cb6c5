import AlmanacValues
import Layout
import VIPER

/// What the list says.
extension QuotesWords {
    /// "Quotes", "Quotes, draw 7", "“sea” in Quotes"
    func title(of event: QuoteListEvent) -> String {
        switch event {
        case .opened: quotes
        case .refreshed(let number): quotesDraw(number: number)
        case .searched(let text): inQuotes(text: ForeignText(text))
        }
    }

    /// "Quotes of the day", "3 quotes for “sea”"
    func summary(of event: QuoteListEvent, count: Int) -> String {
        switch event {
        case .opened: quotesOfTheDay
        case .refreshed(let number): drawThisPageAlways(number: number)
        case .searched(let text): quotesFor(count: count, text: ForeignText(text))
        }
    }

    /// In place of a list without quotes.
    func nothing(for event: QuoteListEvent) -> String {
        switch event {
        case .opened, .refreshed: ourSourceHasNoQuotes
        case .searched(let text): noQuotesFoundFor(text: ForeignText(text))
        }
    }

    /// "Couldn't fetch quotes: 503"
    func couldNotFetch(_ status: Status) -> String { couldnTFetchQuotes(code: status.code) }

    /// "Couldn't fetch quotes: 503. This is our last good copy, as of 3 hours ago."
    ///
    /// - Parameter status: nil if the reason is not known.
    func stale(_ age: SupplyAge, _ status: Status?) -> String {
        paragraph(status.map { couldNotFetchDraw(code: $0.code) } ?? couldnTFetchQuotes, stale(age))
    }
}
