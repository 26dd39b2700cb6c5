import AlmanacValues
import Places
import ServiceContracts
import TestSupport
import Testing
import VIPER

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
    func entry(place: InterfacesPlace, part: String) async {
        guard case .page(let page) = await InterfacesRouter(services).start(place) else {
            Issue.record("no page")
            return
        }
        #expect(page.status == .ok && page.mediaType == "application/json")
        #expect(String(decoding: page.bytes, as: UTF8.self).contains(part))
    }

    @Test("F6 A range is also a calendar and a table, with the same days", arguments: OpenHolidaysPlace.forms)
    func forms(format: Format) async {
        let place = OpenHolidaysPlace(
            .holidays(
                .publicHolidays, Sample.code("GB"), Sample.day("2026-12-01"), Sample.day("2026-12-31"),
                subdivision: nil, language: nil),
            as: format)
        guard case .page(let page) = await OpenHolidaysRouter().run(place, services) else {
            Issue.record("no page")
            return
        }
        #expect(page.status == .ok && page.mediaType == format.contentType)
        let text = String(decoding: page.bytes, as: UTF8.self)
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
    func lists(question: OpenHolidaysPlace.Question, columns: String, row: String) async {
        let place = OpenHolidaysPlace(question, as: .csv)
        guard case .page(let page) = await OpenHolidaysRouter().run(place, services) else {
            Issue.record("no page")
            return
        }
        #expect(page.status == .ok && page.mediaType == Format.csv.contentType)
        let lines = String(decoding: page.bytes, as: UTF8.self).split(separator: "\r\n")
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
        let json = String(
            decoding: OpenHolidaysView().bytes(of: .subdivisions([region])), as: UTF8.self)
        #expect(json.contains("\"isoCode\":\"\(code)\"") == isISO, "\(json)")
    }

    @Test("A5 The routers of interfaces make their modules")
    func routers() async {
        guard case .page(let page) = await NagerRouter().run(NagerPlace.version, services),
            case .page(let newer) = await NagerRouter().run(NagerV4Place.versions, services),
            case .page(let govUK) = await GovUKRouter().run(.division(.scotland, .english), services),
            case .page(let open) = await OpenHolidaysRouter().run(
                OpenHolidaysPlace(.languages(language: nil)), services)
        else {
            Issue.record("no page")
            return
        }
        #expect([page, newer, govUK, open].allSatisfy { $0.status == .ok })
    }
}
