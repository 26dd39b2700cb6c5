import SnapshotSupport
import Testing

@testable import Occasions

@Suite("Occasions: language")
struct OccasionLanguageTests {
    private func section(_ facts: OccasionFacts, in code: String) async throws -> (String?, OccasionSection) {
        let kept = KeptOccasion(facts: facts, year: 2026, years: [])
        let presenter = OccasionDetailPresenter(
            interactor: OccasionDetailInteractorDouble(result: .success(kept)),
            router: RecordingRouter<OccasionDetailNavigation>(),
            words: OccasionsWords(try #require(Language(code: code))))
        let page = try await presenter.handle(.opened(facts.id)).shown.page
        return (page.headingLanguage, try #require(page.occasion))
    }

    @Test("What is not in the language of the page says its language; on an English page nothing does")
    func marking() async throws {
        let english = OccasionFacts(Sample.christmas)
        let untranslated = try await section(english, in: "de")
        #expect(untranslated.0 == "en" && untranslated.1.language == "en")
        let usual = try await section(english, in: "en")
        #expect(usual.0 == nil && usual.1.language == nil)
        let translation = Translations.Occasion(
            name: "Weihnachten", about: "a", rule: "b", sentences: .init(what: "c", date: "d", kept: "e"))
        let german = OccasionFacts(Occasion(Sample.christmas, translated: translation, into: "de"))
        let translated = try await section(german, in: "de")
        #expect(translated.0 == nil && translated.1.language == nil && translated.1.about == "a")
    }
}
