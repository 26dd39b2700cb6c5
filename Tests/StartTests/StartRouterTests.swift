import Almanac
import Entities
import HTML
import TestSupport
import Testing
import VIPER

@testable import Start

@Suite("Start: router and entry point")
struct StartRouterTests {
    @Test("A5 Each navigation has its address")
    func links() {
        let router = StartLinks()
        let parts = ["/holidays", "/quotes", "/people", "/light-side", "/dark-side", "/greeting"]
        #expect(StartPart.allCases.map { router.link(to: .part($0)).description } == parts)
        #expect(router.link(to: .start).description == "/" && router.link(to: .options).description == "/options")
        #expect(router.link(to: .chooseCountry).description == "/countries?for=start")
        #expect(router.link(to: .person(Sample.id("voltaire"))).description == "/people/voltaire")
        #expect(router.link(to: .quote(Sample.id("a-b"))).description == "/quotes/a-b")
        #expect(router.link(to: .holidays(Sample.code("DE"))).description == "/holidays/DE")
        #expect(
            router.link(to: .day(TodayListing.holiday("2026-12-25", "Christmas Day").id)).description
                == "/holidays/DE/2026/12-25-christmas-day")
    }

    @Test("A7 The home page is assembled for one visit of one visitor")
    func visit() async throws {
        let router = StartRouter(
            .only(
                countries: CountryServiceDouble([Sample.germany]),
                holidays: HolidayServiceDouble([Sample.germanCalendar]),
                quotes: QuoteServiceDouble([]), people: PersonServiceDouble([]),
                clock: ClockDouble(Sample.day("2026-11-21"))), assets: Sample.assets)
        for name in ["Ada", "Grace"] {
            guard case .page(let rendering) = await router.run(for: VisitorDouble(Preferences(name: name))) else {
                Issue.record("no page")
                return
            }
            #expect(String(decoding: rendering.bytes, as: UTF8.self).contains("Hello \(name)"))
        }
    }
}
