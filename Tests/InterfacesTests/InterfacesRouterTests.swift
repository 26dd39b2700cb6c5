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
