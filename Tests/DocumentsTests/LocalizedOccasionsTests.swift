import Support
import TestSupport
import Testing

@testable import Documents

@Suite("Occasions in the language of the page")
struct LocalizedOccasionsTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())
    private static let caches = LanguageCaches()

    private func occasions(_ code: String) throws -> LocalizedOccasions {
        LocalizedOccasions(
            Self.library, in: try #require(Language(code: code)), Self.library, Self.library, caches: Self.caches)
    }

    @Test("Each occasion is in the language and says so; its id and its English rule stay")
    func occasions() async throws {
        let service = try occasions("de")
        let all = try await service.occasions()
        let english = try await Self.library.occasions()
        #expect(all.map(\.id) == english.map(\.id) && all.allSatisfy { $0.language == "de" })
        #expect(all.map(\.englishRule) == english.map(\.rule) && all.map(\.englishName) == english.map(\.name))
        let christmas = try #require(try await service.occasion(Slug("christmas-day")))
        #expect(christmas.rule.hasPrefix("25. Dezember") && christmas.tradition == .christian)
        #expect(christmas == all.first { $0.id == christmas.id })
        #expect(try await service.occasion(Slug("nothing")) == nil)
    }

    @Test("A translated story has the sources of the English one; that of a small country's own day stays in English")
    func stories() async throws {
        let service = try occasions("de")
        let id = Slug("all-saints-day")
        let story = try #require(try await service.story(of: id))
        #expect(story.language == "de" && story.what.hasPrefix("Katholiken"))
        #expect(story.sources == (try await Self.library.story(of: id))?.sources)
        let own = try #require(try await service.story(of: "Constitution Day", in: Sample.code("AD")))
        #expect(own == (try await Self.library.story(of: "Constitution Day", in: Sample.code("AD"))))
    }

    @Test("The story of a country's own day is found by its English name")
    func ownDays() async throws {
        let service = try occasions("de")
        let story = try #require(try await service.story(of: "German Unity Day", in: Sample.code("DE")))
        #expect(story.language == "de" && !story.sources.isEmpty)
    }

    @Test(
        "A search finds an occasion by its name in the language, and by its English one",
        arguments: [
            ("de", "Weihnachten", "christmas-day"), ("ar", "عيد الفطر", "eid-al-fitr"),
            ("ja", "クリスマス", "christmas-day"),
            ("de", "Christmas Day", "christmas-day"), ("he", "Easter Monday", "easter-monday"),
        ])
    func search(code: String, text: String, id: String) async throws {
        let service = try occasions(code)
        let all = try await service.occasions()
        let names = try await service.searchedNames()
        let found = SearchIndexes().occasions(all, called: names).search(SearchKey(text), most: 8)
        #expect(found.best.contains { all[$0.subject].id == Slug(id) })
    }

    @Test("A search finds translated names of holidays too, where the English ones are kept")
    func names() async throws {
        let service = try occasions("de")
        let names = try await service.searchedNames()
        let added = names.dropFirst(try await service.names().count)
        #expect(!added.isEmpty && added.allSatisfy { $0.text.language == "de" && $0.languageName.text == "Deutsch" })
        let feasts = added.filter { $0.text.text == "Opferfest" }
        #expect(feasts.count == 1, "the English names of one occasion that are translated alike are one name")
        let gambia = try #require(CountryCode("GM"))
        #expect(feasts.first?.countries.contains(gambia) == true && feasts.first?.countries.count ?? 0 > 10)
        let known = try await Self.library.names()
        #expect(try await service.names().map(\.text) == known.map(\.text))
    }

    @Test("The language calls every language by its own name", arguments: PlaceNamesTests.languages)
    func languageNames(language: Language) async throws {
        let tag = language.facts.tag
        for name in try await occasions(language.facts.code).names() {
            #expect(name.languageName.language == tag && !name.languageName.text.isEmpty, "\(name.text.language)")
        }
    }

    @Test("Without names of languages they are in English, and say so")
    func unnamedLanguages() async throws {
        let german = try #require(Language(code: "de"))
        let service = LocalizedOccasions(Self.library, in: german, Self.library, caches: LanguageCaches())
        #expect(try await service.names() == (try await Self.library.names()))
        #expect(try await service.names().allSatisfy { $0.languageName.isEnglish })
    }

    @Test("Lists are made once, so that search tables are too")
    func lists() async throws {
        let (one, other) = (try occasions("fr"), try occasions("fr"))
        let first = try await one.occasions()
        let second = try await other.occasions()
        #expect(first.withUnsafeBufferPointer { $0.baseAddress } == second.withUnsafeBufferPointer { $0.baseAddress })
    }
}
