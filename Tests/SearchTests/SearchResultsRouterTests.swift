import TestSupport
import Testing

@testable import Search

@Suite("Search: router")
struct SearchResultsRouterTests {
    @Test("A5 The Router prints the addresses")
    func links() {
        let router = SearchResultsRouter()
        let germany = Sample.code("DE")
        let bavaria = Territory(germany, Sample.region("BY"))
        let day = Sample.day("2026-12-04")
        let everything = HolidayYear(germany, 2026, HolidayFilter(types: .all, isEverywhere: true))
        let addresses: [(SearchResultsNavigation, String)] = [
            (.search(""), "/search"), (.search("a b"), "/search?q=a%20b"), (.country(germany), "/holidays/DE"),
            (.region(germany, Sample.region("BY")), "/holidays/DE?region=BY"),
            (.holidays(everything), "/holidays/DE/2026?type=all&region=all"),
            (.occasion(Sample.christmas.id), "/occasions/christmas-day"), (.occasions, "/occasions"),
            (.person(Sample.curie.id), "/people/marie-curie"), (.people(search: "x"), "/people?q=x"),
            (.topic(.publicHolidays, bavaria, 2027), "/holidays/DE/2027?region=BY"),
            (.topic(.longWeekends, Territory(germany), 2027), "/holidays/DE/2027/long-weekends"),
            (.topic(.bankHolidays, Territory(germany), 2027), "/holidays/DE/2027?type=bank"),
            (.topic(.schoolHolidays, bavaria, 2027), "/holidays/DE/2027?type=school&region=BY"),
            (.topic(.calendar, Territory(germany), 2027), "/holidays/DE/2027/calendar"),
            (.topic(.leave, bavaria, 2027), "/holidays/DE/2027/leave?region=BY"),
            (.topic(.workingDays, bavaria, 2027), "/working-days?from=2027-01-01&to=2027-12-31&place=DE-BY"),
            (.month(bavaria, 2026, 12), "/holidays/DE/2026/12?region=BY"), (.day(day), "/on/2026-12-04"),
            (.week(day), "/on/2026-12-04/week"),
            (.workingDays(bavaria, day...day), "/working-days?from=2026-12-04&to=2026-12-04&place=DE-BY"),
            (.holiday(ListedHoliday(SearchAnswer.Holiday.sample().reference)), "/holidays/DE/2026/12-25-christmas-day"),
            (.countries(search: "x"), "/countries?q=x"), (.record("x", .json), "/search.json?q=x"),
        ]
        for (navigation, address) in addresses {
            #expect(router.link(to: navigation).description == address)
        }
    }
}
