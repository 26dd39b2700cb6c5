import TestSupport
import Testing

@Suite("Sentences with a name of another language")
struct SentencePartTests {
    private func parts(_ sentence: String, _ name: LocalizedText?, on page: String) throws -> [SentencePart] {
        LayoutWords(try #require(Language(code: page))).parts(of: sentence, naming: name)
    }

    @Test("The name is a part with its language, between what is before and after it")
    func between() throws {
        let name = LocalizedText("Warsaw", language: "en")
        #expect(
            try parts("ora di Warsaw, il giorno dopo", name, on: "it")
                == [SentencePart("ora di "), SentencePart(name: name), SentencePart(", il giorno dopo")])
        #expect(try parts("Warsaw", name, on: "it") == [SentencePart(name: name)])
    }

    @Test("A name in the language of the page, none, an empty one, and one that is not said, leave the sentence whole")
    func whole() throws {
        let sentence = "Warsaw time"
        for name in [nil, LocalizedText("", language: "de"), LocalizedText("Lima", language: "es")] {
            #expect(try parts(sentence, name, on: "en") == [SentencePart(sentence)])
        }
        #expect(try parts(sentence, LocalizedText("Warsaw", language: "en-GB"), on: "en") == [SentencePart(sentence)])
    }

    @Test("A name is found by its bytes, and a combining mark after it stays in the sentence")
    func bytes() throws {
        let name = LocalizedText("Cafe", language: "fr")
        let parts = try parts("Cafe\u{301}!", name, on: "de")
        #expect(parts.first == SentencePart(name: name) && parts.count == 2)
    }
}
