import TestSupport
import Testing

@testable import Occasions

@Suite("Occasions list: router")
struct OccasionListRouterTests {
    @Test("A5 The Router prints the addresses")
    func links() {
        let router = OccasionListRouter()
        #expect(router.link(to: .list).description == "/occasions")
        #expect(router.link(to: .occasion(Sample.christmas.id)).description == "/occasions/christmas-day")
        #expect(router.link(to: .search).description == "/search")
        #expect(router.link(to: .record(.json)).description == "/occasions.json")
    }
}
