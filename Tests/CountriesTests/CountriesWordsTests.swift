import TestSupport
import Testing

@testable import Countries

@Suite("Countries: words")
struct CountriesWordsTests {
    private let words = CountriesWords()

    @Test("C3 Results are counted with their plural, and a kind without any is not said")
    func counts() {
        #expect([0, 1, 2].map(words.all) == ["no countries", "1 country", "2 countries"])
        #expect(words.found(1, regions: 0, for: "x") == "1 country for “x”")
        #expect(words.found(2, regions: 1, for: "x") == "2 countries and 1 region for “x”")
        #expect(words.found(1, regions: 2, for: "x") == "1 country and 2 regions for “x”")
        #expect(words.found(0, regions: 1, for: "x") == "1 region for “x”")
        #expect(words.found(0, regions: 2, for: "x") == "2 regions for “x”")
    }

    @Test("D2 What cannot be chosen is told by its code")
    func unknown() {
        #expect(words.unknown(Sample.code("XX")) == "No country has the code “XX”")
        #expect(words.unknownCountry(Sample.code("XX")).title == "No country has the code “XX”")
    }

    @Test("C3 A right-to-left text is isolated in every message that has it")
    func direction() {
        let arabic = ForeignText("بافاريا")
        let isolated = "\u{2068}بافاريا\u{2069}"
        let messages = [
            words.found(2, regions: 0, for: arabic), words.found(0, regions: 1, for: arabic),
            words.found(1, regions: 1, for: arabic), words.nothing(for: arabic),
            words.text(PlaceName(region: arabic, country: "Germany")), words.text(arabic),
            words.uncovered(country: arabic).title,
        ]
        for message in messages {
            #expect(message.contains(isolated))
            #expect(!message.replacing(isolated, with: "").contains(arabic.text))
        }
    }
}
