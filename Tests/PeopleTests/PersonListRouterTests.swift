import TestSupport
import Testing

@testable import People

@Suite("People list: router")
struct PersonListRouterTests {
    @Test("A5 The Router prints the addresses")
    func links() {
        #expect(PersonListRouter().link(to: .list(search: "")).description == "/people")
        #expect(PersonListRouter().link(to: .list(search: "a b")).description == "/people?q=a%20b")
        #expect(PersonListRouter().link(to: .grouped(.century)).description == "/people?by=century")
        #expect(PersonListRouter().link(to: .grouped(.profession)).description == "/people?by=profession")
        #expect(PersonListRouter().link(to: .person(Sample.id("a"), search: "")).description == "/people/a")
        #expect(PersonListRouter().link(to: .person(Sample.id("a"), search: "b c")).description == "/people/a?q=b%20c")
        #expect(PersonListRouter().link(to: .portrait(Sample.id("a"))).description == "/people/a/portrait")
    }
}
