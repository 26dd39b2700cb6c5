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
            (.openHolidays(.subdivisions(Sample.code("DE"), language: nil)), "\"shortName\":\"BY\""),
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
        let place = OpenHolidaysPlace.holidays(
            .publicHolidays, Sample.code("GB"), Sample.day("2026-12-01"), Sample.day("2026-12-31"), subdivision: nil,
            language: nil, as: format)
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

    @Test("A5 The routers of interfaces make their modules")
    func routers() async {
        guard case .page(let page) = await NagerRouter().run(NagerPlace.version, services),
            case .page(let newer) = await NagerRouter().run(NagerV4Place.versions, services),
            case .page(let govUK) = await GovUKRouter().run(.division(.scotland, .english), services),
            case .page(let open) = await OpenHolidaysRouter().run(.languages(language: nil), services)
        else {
            Issue.record("no page")
            return
        }
        #expect([page, newer, govUK, open].allSatisfy { $0.status == .ok })
    }
}
