import TestSupport
import Testing

@testable import Start

@Suite("Start: router and entry point")
struct StartRouterTests {
    @Test("A5 Each navigation has its address")
    func links() {
        let router = StartLinks()
        let parts = [
            "/holidays", "/on/today", "/occasions", "/working-days", "/compare", "/quotes", "/people", "/light-side",
            "/dark-side", "/greeting",
        ]
        #expect(
            Frame.Part.allCases.filter { LayoutWords().blurb(of: $0) != nil }.map {
                router.link(to: .part($0)).description
            } == parts)
        #expect(
            router.link(to: .start).description == "/" && router.link(to: .options).description == "/options?for=start")
        #expect(router.link(to: .search).description == "/search")
        #expect(router.link(to: .chooseCountry).description == "/countries?for=start")
        #expect(router.link(to: .person(Sample.id("voltaire"))).description == "/people/voltaire")
        #expect(router.link(to: .quote(Sample.id("a-b"))).description == "/quotes/a-b")
        let year = HolidayYear(Sample.code("DE"), 2026)
        #expect(router.link(to: .view(.calendar, year)).description == "/holidays/DE/2026/calendar")
        #expect(router.link(to: .part(.holidays)).description == "/holidays")
        #expect(
            router.link(
                to: .day(
                    ListedHoliday(
                        TodayListing.holiday("2026-12-25", "Christmas Day").id,
                        in: HolidayFilter(region: Sample.region("BY"))))
            ).description == "/holidays/DE/2026/12-25-christmas-day?region=BY")
    }

    @Test("A7 The home page is assembled for one visit of one visitor")
    func visit() async throws {
        let services = Services.only(
            countries: CountryServiceDouble([Sample.germany]), holidays: HolidayServiceDouble([Sample.germanCalendar]),
            quotes: QuoteServiceDouble([]), people: PersonServiceDouble([]),
            clock: ClockDouble(Sample.day("2026-11-21")))
        for name in ["Ada", "Grace"] {
            let router = StartRouter(Sample.context(services, visitor: VisitorDouble(Preferences(name: name))))
            let rendering = try await router.start(StartPlace()).shown
            #expect(rendering.text.contains("Hello \(name)"))
        }
    }

    @Test(
        "A10 C4 C5 The home page is a caller: a chosen country is to be saved, and every other answer changes nothing")
    func resume() throws {
        let router = StartRouter(Sample.context(.only(), visitor: VisitorDouble()))
        let answer = try router.resume(StartPlace(), with: .country(.country(Sample.code("DE")))).answered
        #expect(answer.country == Sample.code("DE") && answer.next.description == "/")
        let region = StartChildAnswer.country(.region(Sample.code("DE"), Sample.region("BY")))
        let other = try router.resume(StartPlace(), with: region).answered
        #expect(other.country == Sample.code("DE") && other.region == Sample.region("BY") && answer.region == nil)
        for child in [StartChildAnswer.country(.cancel), .options(.saved), .options(.cancel)] {
            guard case .redirect(let link) = router.resume(StartPlace(), with: child), link.description == "/" else {
                Issue.record("\(child) changes something")
                continue
            }
        }
    }
}
