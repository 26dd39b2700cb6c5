import TestSupport
import Testing

@testable import Interfaces

@Suite("Interfaces: entry point")
struct InterfacesRouterTests {
    private let services = Services.only(
        countries: CountryServiceDouble([Sample.germany, Sample.unitedKingdom]),
        holidays: HolidayServiceDouble([Sample.germanCalendar, Sample.british]),
        clock: ClockDouble(Sample.day("2026-09-21")))

    @Test(
        "F6 The entry point runs each interface",
        arguments: [
            (InterfacesPlace.nager(.holidays(Sample.code("DE"), 2026)), "\"localName\":\"Neujahr\""),
            (.nagerV4(.holidays(Sample.code("DE"), 2026)), "\"nationalHoliday\":true"),
            (.govUK(.all(.english)), "{\"england-and-wales\":{\"division\":"),
            (.govUK(.all(.welsh)), "{\"cymru-a-lloegr\":{\"division\":\"cymru-a-lloegr\""),
            (.openHolidays(OpenHolidaysPlace(.subdivisions(Sample.code("DE"), language: nil))), "\"shortName\":\"BY\""),
        ])
    func entry(place: InterfacesPlace, part: String) async throws {
        let page = try await InterfacesRouter(services).start(place).shown
        #expect(page.status == .ok && page.mediaType == "application/json")
        #expect(page.text.contains(part))
    }

    @Test("F6 A range is also a calendar and a table, with the same days", arguments: OpenHolidaysPlace.forms)
    func forms(format: Format) async throws {
        let place = OpenHolidaysPlace(
            .holidays(
                .publicHolidays, Sample.code("GB"), Sample.day("2026-12-01"), Sample.day("2026-12-31"),
                subdivision: nil, language: nil),
            as: format)
        let page = try await OpenHolidaysRouter().run(place, services).shown
        #expect(page.status == .ok && page.mediaType == format.contentType)
        let text = page.text
        let days = format == .ics ? #/DTSTART;VALUE=DATE:(\d+)/# : #/,(2026-\d\d-\d\d),2026-/#
        #expect(
            text.matches(of: days).map { $0.1.filter { $0 != "-" } } == ["20261225", "20261226", "20261228"], "\(text)")
    }

    @Test(
        "F6 The lists are tables too, with the columns of the original",
        arguments: [
            (OpenHolidaysPlace.Question.countries(language: nil), "IsoCode,Name,OfficialLanguages", "DE,Germany,DE"),
            (.languages(language: nil), "IsoCode,Name", "EN,English"),
            (
                .subdivisions(Sample.code("DE"), language: nil),
                "Code,IsoCode,ShortName,Category,Name,OfficialLanguages", "DE-BY,DE-BY,BY,,Bavaria,"
            ),
        ])
    func lists(question: OpenHolidaysPlace.Question, columns: String, row: String) async throws {
        let place = OpenHolidaysPlace(question, as: .csv)
        let page = try await OpenHolidaysRouter().run(place, services).shown
        #expect(page.status == .ok && page.mediaType == Format.csv.contentType)
        let lines = page.text.split(separator: "\r\n")
        #expect(lines.first.map(String.init) == columns && lines.contains { $0 == row }, "\(lines)")
    }

    @Test(
        "F6 A region has an ISO code only if ISO 3166-2 has one",
        arguments: ["DE-BY", "IT-21", "AU-NSW", "DE-Augsburg", "FR-Zone-A", "BQ-BON", "IT-AO", "ZZ-HR"])
    func isoCodes(code: String) throws {
        let place = try #require(Territory(code))
        let region = OpenHolidaysSubdivision(place: place, names: [LocalizedText("A region", language: "en")])
        let isISO = ["DE-BY", "IT-21", "AU-NSW"].contains(code)
        #expect(region.isoCode == (isISO ? code : nil))
        let json = String(decoding: OpenHolidaysView().bytes(of: .subdivisions([region])), as: UTF8.self)
        #expect(json.contains("\"isoCode\":\"\(code)\"") == isISO, "\(json)")
    }

    @Test(
        "F6 Names are in the language that is asked for if the site speaks it, with the same ids",
        arguments: [
            (LanguageCode("FR"), "Jour de l’An", "Bavière", "Allemagne"),
            (LanguageCode("DE"), "Neujahr", "Bavaria", "Deutschland"),
            (LanguageCode("SV"), "New Year’s Day", "Bavaria", "Germany"),
        ])
    func languages(language: LanguageCode?, holiday: String, region: String, country: String) async {
        let services = Services.only(
            countries: CountryServiceDouble([Sample.germany]), holidays: HolidayServiceDouble([Sample.germanCalendar]),
            clock: ClockDouble(Sample.day("2026-09-21")), translations: FrenchNames(), placeNames: FrenchNames())
        let germany = Sample.code("DE")
        let day = Sample.day("2026-01-01")
        for (question, name) in [
            (
                OpenHolidaysPlace.Question.holidays(
                    .publicHolidays, germany, day, day, subdivision: nil, language: language), holiday
            ),
            (.day(.publicHolidays, day, language: language), holiday),
            (.subdivisions(germany, language: language), region), (.countries(language: language), country),
        ] {
            let text = await text(OpenHolidaysPlace(question), services)
            #expect(text.contains("\"text\":\"\(name)\""), "\(text)")
            #expect(text.matches(of: #/"text":/#).count == (text.contains("\"DE-BE\"") ? 2 : 1), "\(text)")
        }
        let ids = #/"id":"([^"]+)"/#
        let place = OpenHolidaysPlace(
            .holidays(.publicHolidays, germany, day, day, subdivision: nil, language: language))
        let plain = OpenHolidaysPlace(.holidays(.publicHolidays, germany, day, day, subdivision: nil, language: nil))
        let own = await text(place, services)
        let other = await text(plain, services)
        #expect(own.firstMatch(of: ids)?.1 == other.firstMatch(of: ids)?.1)
    }

    private func text(_ place: OpenHolidaysPlace, _ services: Services) async -> String {
        guard case .page(let page) = await OpenHolidaysRouter().run(place, services) else { return "" }
        return page.text
    }

    /// What Germany’s New Year, region and name are in French; nothing for other languages.
    private struct FrenchNames: TranslationService, PlaceNameService {
        func translations(into language: Language) async throws(ServiceFailure) -> Translations? {
            guard language == Language(code: "fr") else { return nil }
            return Translations(occasions: [:], holidays: [Slug("New Year’s Day"): "Jour de l’An"], days: [:])
        }

        func placeNames(in language: Language) async throws(ServiceFailure) -> PlaceNames? {
            guard language == Language(code: "fr") else { return nil }
            let germany = Sample.code("DE")
            return PlaceNames(
                tag: "fr", countries: [(germany, "Allemagne")],
                regions: [germany: RegionNames([(Sample.region("BY"), "Bavière")])])
        }
    }

    @Test("A5 The routers of interfaces make their modules")
    func routers() async throws {
        let page = try await NagerRouter().run(NagerPlace.version, services).shown
        let newer = try await NagerRouter().run(NagerV4Place.versions, services).shown
        let govUK = try await GovUKRouter().run(.division(.scotland, .english), services).shown
        let open = try await OpenHolidaysRouter().run(OpenHolidaysPlace(.languages(language: nil)), services).shown
        #expect([page, newer, govUK, open].allSatisfy { $0.status == .ok })
    }
}
