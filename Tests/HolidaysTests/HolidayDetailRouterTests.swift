import TestSupport
import Testing

@testable import Holidays

@Suite("Holiday detail: router")
struct HolidayDetailRouterTests {
    @Test("A5 Each navigation has its address")
    func links() {
        let router = HolidayDetailRouter()
        let year = HolidayYear(Sample.code("DE"), 2026, HolidayFilter(types: .only(.bank)))
        #expect(router.link(to: .start).description == "/holidays")
        #expect(router.link(to: .year(year)).description == "/holidays/DE/2026?type=bank")
        #expect(
            router.link(to: .day(ListedHoliday(HolidayDetail.sample().id))).description
                == "/holidays/DE/2026/10-03-german-unity-day")
        #expect(router.link(to: .month(year, 3)).description == "/holidays/DE/2026/03?type=bank")
        #expect(router.link(to: .world(Sample.day("2026-10-03"))).description == "/on/2026-10-03")
        #expect(router.link(to: .occasion(Slug("Christmas Day"))).description == "/occasions/christmas-day")
        #expect(router.link(to: .chooseCountry(searching: nil)).description == "/countries")
        #expect(router.link(to: .chooseCountry(searching: Sample.code("UK"))).description == "/countries?q=UK")
    }

    @Test("N9 A source of a correction is on another site; an address that could do harm is none")
    func sources() throws {
        let page = try #require(ExternalPage("https://laws.example/act?a=1&b"))
        #expect(HolidayDetailRouter().link(to: .source(page)).description == "https://laws.example/act?a=1&b")
        for address in ["javascript:alert(1)", "https://a b", "//laws.example", "https://", "https://u:p@a.example"] {
            #expect(ExternalPage(address) == nil, "\(address)")
        }
    }
}
