import TestSupport
import Testing

@testable import People

@Suite("Person: router")
struct PersonRouterTests {
    @Test("A5 The Router prints the addresses")
    func links() {
        #expect(PersonRouter().link(to: .list(search: "")).description == "/people")
        #expect(PersonRouter().link(to: .list(search: "a b")).description == "/people?q=a%20b")
        #expect(PersonRouter().link(to: .again(Sample.id("a"), search: "b")).description == "/people/a?q=b")
        #expect(PersonRouter().link(to: .person(Sample.id("a-b"))).description == "/people/a-b")
        #expect(PersonRouter().link(to: .portrait(Sample.id("a-b"))).description == "/people/a-b/portrait")
        #expect(PersonRouter().link(to: .quote(Sample.id("a-b"))).description == "/quotes/a-b")
    }
}
