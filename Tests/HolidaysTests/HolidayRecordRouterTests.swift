import AlmanacValues
import HTML
import Places
import ServiceContracts
import TestSupport
import Testing
import VIPER

@testable import Holidays

@Suite("Holiday record: router")
struct HolidayRecordRouterTests {
    private let router = HolidayRecordRouter()

    @Test("A record names the pages for people, with the same filter")
    func links() {
        let year = HolidayYear(Sample.code("DE"), 2026, HolidayFilter(types: .all, region: Sample.region("BY")))
        #expect(router.link(to: .list(year)).description == "/holidays/DE/2026?type=all&region=BY")
        let day = Listing.Row.sample().id
        #expect(router.link(to: .day(day)).description == "/holidays/DE/2026/10-03-german-unity-day")
    }

    @Test("The page for people prints the record's address, which leads to the record", arguments: Format.ofYear)
    func alternate(format: Format) throws {
        let year = HolidayYear(Sample.code("DE"), 2026, HolidayFilter(types: .only(.bank)))
        let link = HolidayListRouter().link(to: .record(year, format))
        #expect(try Place(Address(target: link.description)) == .record(.holidays(.year(year)), format))
    }

    @Test("The module is assembled for each format", arguments: Format.ofYear.filter { $0 != .ics })
    func modules(format: Format) async throws {
        let services = Services.only(
            countries: CountryServiceDouble([Sample.germany]),
            holidays: HolidayServiceDouble([Sample.germanCalendar]),
            clock: ClockDouble(Sample.day("2026-09-21")))
        let outcome = await router.run(
            HolidayYear(Sample.code("DE"), 2026), as: format, Sample.context(services, visitor: VisitorDouble()))
        guard case .page(let page) = outcome else {
            Issue.record("no page")
            return
        }
        #expect(page.status == .ok && page.mediaType.hasPrefix(format.mediaType))
        #expect(String(decoding: page.bytes, as: UTF8.self).contains("German Unity Day"))
    }
}
