import TestSupport
import Testing

@testable import Documents

/// The names of occasions in the program's own documents.
@Suite("Occasions by their names")
struct OccasionFinderTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())
    private static let finder = OccasionFinder(library, library, caches: LanguageCaches())

    private func meaning(_ text: String) async throws -> OccasionFinder.Meaning {
        try await Self.finder.meaning(of: Slug(text))
    }

    @Test(
        "F9 An occasion is found by its name in any language, and by what its holidays are called, whatever the case",
        arguments: [
            ("Christmas Day", "christmas-day"), ("weihnachten", "christmas-day"), ("NOËL", "christmas-day"),
            ("Noel", "christmas-day"), ("Navidad", "christmas-day"), ("クリスマス", "christmas-day"),
            ("عيد الفطر", "eid-al-fitr"), ("День незалежності", "independence-day"), ("春节", "lunar-new-year"),
            ("Tag der Arbeit", "labour-day"), ("Christmas", "christmas-day"), ("Easter", "easter-sunday"),
        ])
    func found(text: String, id: String) async throws {
        #expect(try await meaning(text) == .named([Slug(id)]))
    }

    @Test("F9 Every name of an occasion in every language means it", arguments: Language.all)
    func everyLanguage(language: Language) async throws {
        let translations = try await Self.library.translations(into: language)
        let occasions = try await Self.library.occasions()
        #expect((translations == nil) == (language == .english))
        for occasion in occasions {
            let name = translations?.occasions[occasion.id]?.name ?? occasion.englishName
            guard case .named(let ids) = try await meaning(name) else { Issue.record("\(name)"); continue }
            #expect(ids.contains(occasion.id), "\(name)")
        }
    }

    @Test("F9 Every name of a holiday means an occasion: its own, or one that has this name itself")
    func holidays() async throws {
        let names = try await Self.library.names().filter { $0.occasion != nil }
        #expect(names.count > 3000)
        var (own, others) = (0, 0)
        for name in names {
            guard case .named(let ids) = try await meaning(name.text.text) else {
                Issue.record("\(name.text.text)")
                continue
            }
            if let occasion = name.occasion, ids.contains(occasion) { own += 1 } else { others += 1 }
        }
        #expect(others * 20 < own, "\(own) and \(others)")
    }

    @Test("F9 A name of several occasions means all of them; a part of a name is near those that have all of its words")
    func several() async throws {
        #expect(try await meaning("Remembrance Day") == .named([Slug("armistice-day"), Slug("memorial-day")]))
        guard case .near(let eids) = try await meaning("eid") else { Issue.record("a name"); return }
        #expect(Set(eids).isSuperset(of: [Slug("eid-al-adha"), Slug("eid-al-fitr")]))
        guard case .near(let days) = try await meaning("day of") else { Issue.record("a name"); return }
        #expect(days.count == 12)
        for text in ["no such day", "2026-12-24", "eids", "day day day of no such name"] {
            #expect(try await meaning(text) == .near([]), "\(text)")
        }
        #expect(try await meaning(Array(repeating: "day", count: 19).joined(separator: " ")) == .near([]))
    }

    @Test("F9 A page in another language finds the same, and translations that fail leave the other names")
    func languages() async throws {
        let caches = LanguageCaches()
        let german = try #require(Language(code: "de"))
        let localized = LocalizedOccasions(Self.library, in: german, Self.library, caches: caches)
        for occasions in [Self.library as any OccasionService, localized] {
            let finder = OccasionFinder(occasions, Self.library, caches: caches)
            #expect(try await finder.meaning(of: Slug("Navidad")) == .named([Slug("christmas-day")]))
        }
        let untranslated = OccasionFinder(Self.library, NoTranslations(), caches: caches)
        #expect(try await untranslated.meaning(of: Slug("Weihnachten")) == .named([Slug("christmas-day")]))
        #expect(try await untranslated.meaning(of: Slug("クリスマス")) == .near([]))
    }
}
