import TestSupport
import Testing

@testable import Quotes

@Suite("Quote: router")
struct QuoteDetailRouterTests {
    @Test("A5 The Router prints the addresses")
    func links() {
        #expect(QuoteDetailRouter().link(to: .list(.opened)).description == "/quotes")
        #expect(QuoteDetailRouter().link(to: .list(.refreshed(draw: 7))).description == "/quotes?draw=7")
        #expect(QuoteDetailRouter().link(to: .again(Sample.id("a"), from: .opened)).description == "/quotes/a")
        #expect(
            QuoteDetailRouter().link(to: .again(Sample.id("a"), from: .searched("b c"))).description
                == "/quotes/a?q=b%20c")
        #expect(QuoteDetailRouter().link(to: .quote(Sample.id("a-b"))).description == "/quotes/a-b")
        #expect(QuoteDetailRouter().link(to: .person(Sample.id("a"))).description == "/people/a")
        #expect(QuoteDetailRouter().link(to: .portrait(Sample.id("a"))).description == "/people/a/portrait")
    }
}
