import TestSupport
import Testing

@testable import Occasions

@Suite("Occasion: interactor")
struct OccasionDetailInteractorTests {
    private let clock = ClockDouble(Sample.day("2026-11-21"))
    private let service = OccasionServiceDouble(
        [Sample.mothers, Sample.christmas, Sample.epiphany],
        celebrations: [
            Celebration(
                date: Sample.day("2026-12-25"), countries: [Sample.code("DE"), Sample.code("XK")],
                countriesInPart: [Sample.code("GB")], estimated: [Sample.code("GB"), Sample.code("XK")]),
            Celebration(date: Sample.day("2027-12-25"), countries: [Sample.code("XK")]),
            Celebration(
                date: Sample.day("2028-12-27"), observedFor: Sample.day("2028-12-25"), countries: [Sample.code("DE")]),
            Celebration(date: Sample.day("2028-12-28"), isInLieu: true, countries: [Sample.code("DE")]),
            Celebration(date: Sample.day("2031-12-25"), countries: [Sample.code("DE")]),
        ],
        names: [
            HolidayName(
                LocalizedText("Weihnachten", language: "de"), languageName: LocalizedText("German", language: "en"),
                occasion: Sample.christmas.id,
                countries: [Sample.code("DE"), Sample.code("XK")], others: [Sample.code("GB")]),
            HolidayName(
                LocalizedText("Krishtlindjet", language: "sq"), languageName: LocalizedText("Albanian", language: "en"),
                occasion: Sample.christmas.id, countries: [Sample.code("XK")]),
            HolidayName(
                LocalizedText("Dreikönig", language: "de"), languageName: LocalizedText("German", language: "en"),
                occasion: Sample.epiphany.id,
                countries: [Sample.code("DE")]),
        ])

    private func kept(
        _ id: Slug,
        _ countries: any CountryService = CountryServiceDouble([
            Sample.germany, Sample.country("IN", "India"), Sample.unitedKingdom,
        ])
    ) async throws -> KeptOccasion {
        try await OccasionDetailInteractor(service: service, countries: countries, clock: clock).occasion(id)
    }

    @Test("W3 An occasion is told for last year and three years ahead; years without one are empty")
    func years() async throws {
        let kept = try await kept(Sample.christmas.id)
        #expect(kept.facts == OccasionFacts(Sample.christmas) && kept.year == 2026)
        #expect(kept.years.map(\.year) == [2025, 2026, 2027, 2028, 2029])
        let day = KeptOccasion.Day(
            date: Sample.day("2026-12-25"), countries: [Sample.keptGermany], countriesInPart: [Sample.keptKingdom],
            estimated: [Sample.code("GB")], isMostlyEstimated: true)
        let observed = KeptOccasion.Day(
            date: Sample.day("2028-12-27"), isObserved: true, observedFor: Sample.day("2028-12-25"),
            countries: [Sample.keptGermany], countriesInPart: [])
        let inLieu = KeptOccasion.Day(
            date: Sample.day("2028-12-28"), isObserved: true, countries: [Sample.keptGermany], countriesInPart: [])
        #expect(kept.years.map(\.days) == [[], [day], [], [observed, inLieu], []])
    }

    @Test("W3 Its names are those of its holidays, in countries that have pages")
    func names() async throws {
        #expect(
            try await kept(Sample.christmas.id).names == [
                Sample.keptName("Weihnachten", "de", "German", [Sample.keptGermany], others: [Sample.keptKingdom])
            ])
        #expect(try await kept(Sample.epiphany.id).names.map(\.text.text) == ["Dreikönig"])
        #expect(try await kept(Sample.mothers.id).names.isEmpty)
    }

    @Test("W3 Before and after it come the occasions beside it in the list; the ends have one neighbour")
    func neighbours() async throws {
        let first = try await kept(Sample.christmas.id)
        #expect(first.previous == nil && first.next?.id == Sample.epiphany.id)
        let middle = try await kept(Sample.epiphany.id)
        #expect(middle.previous?.name == "Christmas Day" && middle.next?.id == Sample.mothers.id)
        #expect(try await kept(Sample.mothers.id).next == nil)
    }

    @Test("W3 If the source of the countries fails, their codes stand for them")
    func codes() async throws {
        let days = try await kept(Sample.christmas.id, CountryServiceDouble(failing: .timedOut)).years[1].days
        #expect(days.first?.countries == [Sample.kept("DE", "DE"), Sample.kept("XK", "XK")])
    }

    @Test("An occasion has its story, if the source tells one; without, the page is the same")
    func story() async throws {
        let told = OccasionServiceDouble(
            [Sample.christmas, Sample.epiphany], stories: [Sample.christmas.id: Sample.story("christmas")])
        let interactor = OccasionDetailInteractor(service: told, countries: CountryServiceDouble([]), clock: clock)
        #expect(try await interactor.occasion(Sample.christmas.id).story == Sample.story("christmas"))
        #expect(try await interactor.occasion(Sample.epiphany.id).story == nil)
        let failing = OccasionDetailInteractor(
            service: WithoutStories(), countries: CountryServiceDouble([]), clock: clock)
        let kept = try await failing.occasion(Sample.christmas.id)
        #expect(kept.story == nil && kept.facts == OccasionFacts(Sample.christmas))
    }

    private struct WithoutStories: OccasionService {
        func occasions() async throws(ServiceFailure) -> [Occasion] { [Sample.christmas] }
        func occasion(_: Slug) async throws(ServiceFailure) -> Occasion? { Sample.christmas }
        func celebrations(of _: Slug, in _: Int) async throws(ServiceFailure) -> [Celebration] { [] }
        func names() async throws(ServiceFailure) -> [HolidayName] { [] }
        func story(of _: Slug) async throws(ServiceFailure) -> Story? { throw .invalid }
        func story(of _: String, in _: CountryCode) async throws(ServiceFailure) -> Story? { throw .invalid }
    }

    @Test("W3 A text that is no id is guessed by the names of occasions, in the order of the list")
    func guess() async throws {
        let interactor = OccasionDetailInteractor(
            service: service, countries: CountryServiceDouble([]), clock: clock, translations: ChristmasInJapanese())
        for text in ["Weihnachten", "krishtlindjet", "クリスマス", "Christmas Day"] {
            let guess = try await interactor.guess(Slug(text))
            #expect(guess == .sample(Sample.christmas, isName: true) && guess.only == Sample.christmas.id, "\(text)")
        }
        let near = try await interactor.guess(Slug("christmas"))
        #expect(near == .sample(Sample.christmas, isName: false) && near.only == nil)
        let none = try await interactor.guess(Slug("no such day"))
        #expect(none.occasions.isEmpty && none.only == nil)
        let several = OccasionDetailInteractor(
            service: OccasionServiceDouble(
                [Sample.mothers, Sample.christmas],
                names: [Sample.mothers, Sample.christmas].map {
                    HolidayName(
                        LocalizedText("Feast", language: "en"), languageName: LocalizedText("English", language: "en"),
                        occasion: $0.id, countries: [])
                }), countries: CountryServiceDouble([]), clock: clock)
        let feasts = try await several.guess(Slug("feast"))
        #expect(feasts == .sample(Sample.christmas, Sample.mothers, isName: true) && feasts.only == nil)
        let failing = OccasionDetailInteractor(
            service: OccasionServiceDouble(failing: .timedOut), countries: CountryServiceDouble([]), clock: clock)
        await #expect(throws: ServiceFailure.timedOut) { try await failing.guess(Slug("no such day")) }
    }

    private struct ChristmasInJapanese: TranslationService {
        func translations(into language: Language) async throws(ServiceFailure) -> Translations? {
            if language == Language(code: "de") { throw .invalid }
            guard language == Language(code: "ja") else { return nil }
            let christmas = Translations.Occasion(
                name: "クリスマス", about: "a", rule: "b", sentences: .init(what: "c", date: "d", kept: "e"))
            return Translations(occasions: [Sample.christmas.id: christmas], holidays: [:], days: [:])
        }
    }

    @Test("An unknown occasion and a failing source are failures")
    func failures() async {
        await #expect(throws: LookupFailure.unknown) { try await kept(Slug("x")) }
        let failing = OccasionDetailInteractor(
            service: OccasionServiceDouble(failing: .timedOut), countries: CountryServiceDouble([]), clock: clock)
        await #expect(throws: LookupFailure.service(.timedOut)) { try await failing.occasion(Slug("x")) }
    }
}
