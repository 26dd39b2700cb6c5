import TestSupport
import Testing

@Suite("The attribute lang of names")
struct LangTests {
    @Test(
        "A name in the language of the page has none; every other name says its language",
        arguments: [
            ("en", "en", nil), ("en", "en-GB", nil), ("en", "de", "de"), ("de", "de", nil), ("de", "de-AT", nil),
            ("de", "en", "en"), ("zh", "zh-Hans", nil), ("zh", "zh-HK", "zh-HK"), ("ar", "he", "he"),
            ("de", "dexx", "dexx"),
        ] as [(String, String, String?)])
    func lang(page: String, tag: String, expected: String?) throws {
        let words = LayoutWords(try #require(Language(code: page)))
        #expect(words.lang(of: LocalizedText("x", language: tag)) == expected)
    }

    @Test("A story in English says so on a page in another language, and its sources always do")
    func story() throws {
        let german = try #require(Language(code: "de"))
        let english = StorySection(Sample.story("x"), on: german)
        #expect(english.language == "en" && english.sources.allSatisfy { $0.language == "en" })
        let translated = StorySection(
            Story(what: "a", date: "b", kept: "c", sources: ["D"], language: "de"), on: german)
        #expect(translated.language == nil && translated.sources.map(\.language) == ["en"])
        let usual = StorySection(Sample.story("x"))
        #expect(usual.language == nil && usual.sources.allSatisfy { $0.language == nil })
    }
}
