import Support
import TestSupport
import Testing

@testable import Documents

@Suite("Holidays in the language of the page")
struct LocalizedHolidaysTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())

    private static var services: Services { services(of: library) }

    private static func services(of library: DocumentLibrary) -> Services {
        Services(
            countries: library, holidays: library, occasions: library, quotes: library, people: library,
            sides: SideLibrary(EmbeddedDocuments()), clock: ClockDouble(Sample.day("2026-09-21")), world: library,
            translations: library)
    }

    private func language(_ code: String) throws -> Language { try #require(Language(code: code)) }

    private func calendar(_ country: String, _ services: Services) async throws -> HolidayCalendar {
        let scope = CalendarScope(year: 2026)
        return try #require(try await services.holidays.calendar(of: Sample.code(country), covering: scope)).value
    }

    private func kind(_ slug: String, of country: String, in code: String) async throws -> HolidayKind {
        let calendar = try await calendar(country, Self.services.speaking(try language(code)))
        return try #require(calendar.holidays.first { $0.kind.slug == Slug(slug) }).kind
    }

    @Test("L5 A country's own name in the language comes first")
    func ownNames() async throws {
        let german = try await kind("german-unity-day", of: "DE", in: "de")
        #expect(german.name == LocalizedText("Tag der Deutschen Einheit", language: "de") && german.localName == nil)
        let mexican = try await kind("new-years-day", of: "MX", in: "es")
        #expect(mexican.name.text == "Año Nuevo" && mexican.name.isOfLanguage("es") && mexican.localName == nil)
        let swiss = try await kind("new-years-day", of: "CH", in: "fr")
        #expect(swiss.name.isOfLanguage("fr") && swiss.localName?.isOfLanguage("de") == true)
    }

    @Test("Without one, the English name is translated, and the country's own name stays beside it")
    func translated() async throws {
        let french = try await kind("new-years-day", of: "DE", in: "fr")
        #expect(french.name == LocalizedText("Jour de l’An", language: "fr"))
        #expect(french.localName == LocalizedText("Neujahr", language: "de"))
        let american = try await kind("new-years-day", of: "US", in: "de")
        #expect(american.name == LocalizedText("Neujahr", language: "de"))
        #expect(american.localName?.text == "New Year's Day" && american.localName?.isEnglish == true)
        let japanese = try await kind("new-years-day", of: "JP", in: "ar")
        #expect(japanese.name.language == "ar" && japanese.localName?.language.hasPrefix("ja") == true)
    }

    @Test(
        "A holiday that says its occasion in other words has the occasion's name, where it has none of its own",
        arguments: [
            ("HK", "the-first-day-of-january", "Neujahr"), ("UG", "uganda-martyrs-day", "Tag der Märtyrer von Uganda"),
            ("PH", "black-saturday", "Karsamstag"), ("SC", "the-fete-dieu", "Fronleichnam"),
        ])
    func sameOccasion(country: String, slug: String, name: String) async throws {
        #expect(try await kind(slug, of: country, in: "de").name == LocalizedText(name, language: "de"))
    }

    @Test("The parts of a region that keep it are in the language, also where the name is the country's own")
    func parts() async throws {
        let bavaria = try #require(RegionCode("BY"))
        let german = try await calendar("DE", Self.services.speaking(try language("de")))
        let assumption = try #require(
            german.holidays.first { $0.kind.slug == Slug("assumption-day") && $0.kind.isKept(in: bavaria) })
        #expect(assumption.kind.name.text == "Mariä Himmelfahrt")
        #expect(assumption.kind.parts == "Gemeinden mit überwiegend katholischer Bevölkerung, darunter München")
        let english = try await calendar("DE", Self.services)
        #expect(
            english.holidays.contains { $0.kind.parts == "municipalities with a Catholic majority, Munich among them" })
    }

    @Test("What a calendar has no data about is in the language, and the rest of what is known stays as it is")
    func gaps() async throws {
        let english = try #require(try await calendar("CN", Self.services).knowledge).facts
        let german = try #require(try await calendar("CN", Self.services.speaking(try language("de"))).knowledge).facts
        #expect(english.compactMap(\.lacks) == ["other days of this kind", "other observances"])
        #expect(german.compactMap(\.lacks) == ["andere Tage dieser Art", "andere Fest- und Gedenktage"])
        #expect(german.map(\.authorities) == english.map(\.authorities) && german.map(\.types) == english.map(\.types))
    }

    @Test(
        "Ids, slugs, dates and English names are the same in every language, and so are the rows of a list",
        arguments: Language.all.dropFirst())
    func identities(language: Language) async throws {
        for country in ["DE", "US", "MX", "JP", "CH"] {
            let english = try await calendar(country, Self.services)
            let other = try await calendar(country, Self.services.speaking(language))
            #expect(english.holidays.map(\.id) == other.holidays.map(\.id))
            #expect(english.holidays.map(\.kind.slug) == other.holidays.map(\.kind.slug))
            #expect(english.holidays.map(\.kind.feast) == other.holidays.map(\.kind.feast))
            #expect(english.holidays.map(\.kind.englishName) == other.holidays.map(\.kind.englishName))
            let days = (Sample.day("2026-01-01"), Sample.day("2026-12-31"))
            #expect(
                english.observed(from: days.0, through: days.1).map(\.id)
                    == other.observed(from: days.0, through: days.1).map(\.id))
            let filter = HolidayFilter(types: .all, isEverywhere: true)
            let date = Sample.day("2026-05-01")
            #expect(
                HolidayRows(english, filter).rows(on: date).map(\.lead.holiday.id)
                    == HolidayRows(other, filter).rows(on: date).map(\.lead.holiday.id))
        }
    }

    @Test("L5 A holiday without a translation keeps its English name and says so; its days share one kind")
    func untranslated() async throws {
        let calendar = try await calendar("IN", Self.services.speaking(try language("pl")))
        let english = calendar.holidays.filter { $0.kind.name.isEnglish }
        #expect(!english.isEmpty && english.allSatisfy { $0.kind.name == $0.kind.englishName })
        let kinds = Set(calendar.holidays.map { ObjectIdentifier($0.kind) })
        let before = Set(try await self.calendar("IN", Self.services).holidays.map { ObjectIdentifier($0.kind) })
        #expect(kinds.count == before.count)
    }

    @Test("A calendar is made once for each language, and by services of another visit too")
    func cached() async throws {
        // Its own library: another test may read a calendar at the same time, and replace the instance.
        let services = Self.services(of: DocumentLibrary(EmbeddedDocuments()))
        let german = try await calendar("DE", services.speaking(try language("de")))
        #expect(try await calendar("DE", services.speaking(try language("de"))) === german)
        #expect(try await calendar("DE", services.speaking(try language("fr"))) !== german)
    }

    @Test("The calendars of all countries are made once for each language too")
    func world() async throws {
        let (german, caches) = (try language("de"), LanguageCaches())
        let service = LocalizedWorld(WorldServiceDouble(), in: german, Self.library, caches: caches)
        let world = try await service.countryCalendars()
        let again = try await LocalizedWorld(WorldServiceDouble(), in: german, Self.library, caches: caches)
            .countryCalendars()
        #expect(zip(world, again).allSatisfy { $0.calendar === $1.calendar })
        #expect(world.map(\.country.code) == Sample.world.map(\.country.code))
        #expect(world.contains { $0.calendar?.holidays.contains { $0.kind.name.language == "de" } == true })
    }

    @Test("More calendars than are kept are made again, and are right")
    func evicted() async throws {
        let services = Self.services.speaking(try language("tr"))
        let first = try await calendar("DE", services)
        for country in try await Self.library.countries().value.prefix(80) {
            _ = try await services.holidays.calendar(of: country.code, covering: CalendarScope(year: 2026))
        }
        #expect(try await calendar("DE", services).holidays.map(\.kind) == first.holidays.map(\.kind))
    }

    @Test("English services are themselves")
    func english() async throws {
        let services = Self.services(of: DocumentLibrary(EmbeddedDocuments()))
        #expect(try await calendar("DE", services.speaking(.english)) === (try await calendar("DE", services)))
        #expect(services.speaking(.english).indexes === services.indexes)
        #expect(try await Self.library.translations(into: .english)?.holidays == nil)
    }

    @Test("Regions have the names that somebody gives them, and their order; the others come after these")
    func regions() async throws {
        let holidays = LocalizedHolidays(
            Self.library, in: try language("de"), Self.library, caches: LanguageCaches()
        ) { country in
            RegionNames(
                country == Sample.code("DE")
                    ? [(Sample.region("HE"), "Z"), (Sample.region("BW"), nil), (Sample.region("BY"), "A")] : [])
        }
        let scope = CalendarScope(year: 2026)
        let calendar = try #require(try await holidays.calendar(of: Sample.code("DE"), covering: scope)).value
        #expect(calendar.regions.prefix(4).map(\.name) == ["Z", "Baden-Württemberg", "A", "Augsburg"])
        #expect(calendar.name(of: Sample.region("BY")).text == "A")
        #expect(calendar.regions.prefix(4).map(\.nameLanguage) == ["de", "en", "de", "en"])
        #expect(calendar.regions.count == (try await self.calendar("DE", Self.services)).regions.count)
    }

    @Test("If the translations cannot be read, names are English; if there are none, a country's own names remain")
    func failing() async throws {
        let caches = LanguageCaches()
        let failing = LocalizedHolidays(Self.library, in: try language("de"), FailingTranslations(), caches: caches)
        let scope = CalendarScope(year: 2026)
        let english = try await failing.calendar(of: Sample.code("DE"), covering: scope)
        #expect(english?.value.holidays.allSatisfy { $0.kind.name.isEnglish } == true)
        let own = LocalizedHolidays(Self.library, in: try language("de"), NoTranslations(), caches: caches)
        let german = try await own.calendar(of: Sample.code("DE"), covering: scope)
        #expect(german?.value.holidays.contains { $0.kind.name.text == "Neujahr" } == true)
    }
}

private struct FailingTranslations: TranslationService {
    func translations(into _: Language) async throws(ServiceFailure) -> Translations? { throw .invalid }
}
