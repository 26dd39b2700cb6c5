import AlmanacValues
import Entities
import HTML
import TestSupport
import Testing

@testable import Search

@Suite("Search: router")
struct SearchResultsRouterTests {
    @Test("A5 The Router prints the addresses")
    func links() {
        let router = SearchResultsRouter()
        let germany = Sample.code("DE")
        let everything = HolidayYear(germany, 2026, HolidayFilter(types: .all, isEverywhere: true))
        let addresses: [(SearchResultsNavigation, String)] = [
            (.search(""), "/search"), (.search("a b"), "/search?q=a%20b"), (.country(germany), "/holidays/DE"),
            (.region(germany, Sample.region("BY")), "/holidays/DE?region=BY"),
            (.holidays(everything), "/holidays/DE/2026?type=all&region=all"),
            (.occasion(Sample.christmas.id), "/occasions/christmas-day"), (.occasions, "/occasions"),
            (.person(Sample.curie.id), "/people/marie-curie"), (.people(search: "x"), "/people?q=x"),
            (.countries(search: "x"), "/countries?q=x"), (.record("x", .json), "/search.json?q=x"),
        ]
        for (navigation, address) in addresses {
            #expect(router.link(to: navigation).description == address)
        }
    }
}
