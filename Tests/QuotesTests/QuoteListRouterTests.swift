import TestSupport
import Testing

@testable import Quotes

@Suite("Quote list: router")
struct QuoteListRouterTests {
    @Test("A5 Each navigation has its address")
    func links() {
        let router = QuoteListRouter()
        #expect(router.link(to: .today).description == "/quotes")
        #expect(router.link(to: .draw(7)).description == "/quotes?draw=7")
        #expect(router.link(to: .search("a b")).description == "/quotes?q=a%20b")
        #expect(router.link(to: .page(Sample.id("a-b"))).description == "/quotes/a-b")
        for (event, address) in [
            (QuoteListEvent.opened, "/quotes/marie-curie-one"),
            (.refreshed(draw: 7), "/quotes/marie-curie-one?draw=7"),
            (.searched("a b"), "/quotes/marie-curie-one?q=a%20b"),
        ] {
            #expect(router.link(to: .quote(Sample.id("marie-curie-one"), from: event)).description == address)
        }
    }
}
