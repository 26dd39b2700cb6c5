import TestSupport
import Testing

@testable import Quotes

@Suite("The words of quotes")
struct QuotesWordsTests {
    private let words = QuotesWords()
    private let arabic = "ليلى"
    private let isolated = "\u{2068}ليلى\u{2069}"

    @Test("U1 A summary counts the quotes of a search; a draw says its number")
    func summaries() {
        #expect(words.summary(of: .searched("sea"), count: 0) == "no quotes for “sea”")
        #expect(words.summary(of: .searched("sea"), count: 1) == "1 quote for “sea”")
        #expect(words.summary(of: .searched("sea"), count: 2) == "2 quotes for “sea”")
        #expect(words.summary(of: .opened, count: 10) == "Quotes of the day")
        #expect(
            words.summary(of: .refreshed(draw: 7), count: 10) == "Draw 7: this page always shows the same 10 quotes")
    }

    @Test("What a visitor typed is isolated in each message that repeats it")
    func typed() {
        #expect(words.title(of: .searched(arabic)) == "“\(isolated)” in Quotes")
        #expect(words.summary(of: .searched(arabic), count: 1) == "1 quote for “\(isolated)”")
        #expect(words.summary(of: .searched(arabic), count: 2) == "2 quotes for “\(isolated)”")
        #expect(words.nothing(for: .searched(arabic)) == "No quotes found for “\(isolated)”.")
    }

    @Test("A name that is written from the right is isolated in title, description, portrait and button")
    func names() {
        let (author, work) = (ForeignText(arabic), LocalizedText(arabic, language: "ar"))
        #expect(words.title(author: author, work: work) == "\(isolated), \(isolated)")
        #expect(words.title(author: author, work: nil) == isolated)
        #expect(words.title(author: nil, work: work) == "Unknown author, \(isolated)")
        #expect(words.description(author: author, work: work) == "A quote by \(isolated), from \(isolated).")
        #expect(words.portrait(of: author) == "Portrait of \(isolated)")
        #expect(words.more(about: author) == "More about \(isolated)")
        #expect(words.translated(by: author) == "Translated by \(isolated)")
    }

    @Test("A quote without an author or a work has a title and a description")
    func unknown() {
        #expect(words.title(author: nil, work: nil) == "Unknown author")
        #expect(words.description(author: nil, work: nil) == "A quote by Unknown author.")
        #expect(words.description(author: "Ada", work: nil) == "A quote by Ada.")
        let work = LocalizedText("Notes", language: "en")
        #expect(words.description(author: nil, work: work) == "A quote by Unknown author, from Notes.")
    }

    @Test("H4 A stale list says why, if that is known, and how old it is")
    func stale() {
        let copy = "This is our last good copy, as of 3 hours ago."
        #expect(words.stale(.copy(.seconds(3 * 3600)), .badGateway) == "Couldn't fetch quotes: 502. \(copy)")
        #expect(words.stale(.copy(.seconds(3 * 3600)), nil) == "Couldn't fetch quotes. \(copy)")
    }
}
