import TestSupport
import Testing

@testable import Start

@Suite("Start: words")
struct StartWordsTests {
    private let words = StartWords()

    @Test("O1 A visitor is greeted by name, or without one")
    func greeting() {
        #expect(words.greeting("Ada") == "Hello Ada" && words.greeting(nil) == "Hello")
    }

    @Test(
        "O1 The days off of a weekend are counted with their plural",
        arguments: [(0, "no days"), (2, "1 day"), (3, "1.5 days"), (4, "2 days")])
    func length(halves: Int, text: String) {
        #expect(words.length(DayCount(halves: halves)) == text)
    }

    @Test("O1 One half day is told, or both")
    func half() {
        let (before, after) = (Sample.day("2026-12-24"), Sample.day("2026-12-28"))
        #expect(words.half([before]) == "and half of Thursday 24 December")
        #expect(words.half([before, after]) == "and half of Thursday 24 December and Monday 28 December")
    }

    @Test("H4 One sentence names all parts that failed")
    func unavailable() {
        #expect(
            words.unavailable([.quote]) == "We could not show the quote of the day. There is a problem with our source."
        )
        #expect(
            words.unavailable([.holidays, .quote, .born])
                == "We could not show the holidays in your country, the quote of the day and today’s birthdays. "
                + "There is a problem with our source.")
    }

    @Test("O1 A right-to-left name is isolated in every message that has it")
    func direction() {
        let arabic = ForeignText("بافاريا")
        let isolated = "\u{2068}بافاريا\u{2069}"
        #expect(words.greeting(arabic) == "Hello \(isolated)")
        #expect(words.quoteSuffix(arabic) == " by \(isolated)")
        #expect(
            words.missing(Sample.region("QQ"), of: arabic)
                == "We do not know the region “QQ” of \(isolated). These are the holidays of the whole country.")
        #expect(words.text(PlaceName(region: arabic, country: "Germany")) == "\(isolated), Germany")
    }
}
