import Almanac
import HTML
import Places
import TestSupport
import Testing
import VIPER

@testable import Quotes

@Suite("Quote list: router")
struct QuoteListRouterTests {
    @Test("A5 Each navigation has its address")
    func links() {
        let router = QuoteListRouter()
        #expect(router.link(to: .today).description == "/quotes")
        #expect(router.link(to: .draw(7)).description == "/quotes?draw=7")
        #expect(router.link(to: .search("a b")).description == "/quotes?q=a%20b")
        #expect(router.link(to: .quote(Sample.id("marie-curie-one"))).description == "/quotes/marie-curie-one")
    }
}
