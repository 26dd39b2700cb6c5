import AlmanacValues
import Testing

@testable import Greeting

@Suite("Greeting: words")
struct GreetingWordsTests {
    private let words = GreetingWords()

    @Test("G1 G2 The greeting and its subject are one message, in which a right-to-left name is isolated")
    func label() {
        #expect(words.label(.hello, "David Blaine") == "Hello David Blaine")
        #expect(words.label(.hello, "بافاريا") == "Hello \u{2068}بافاريا\u{2069}")
    }
}
