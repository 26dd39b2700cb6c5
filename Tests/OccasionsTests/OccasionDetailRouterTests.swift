import TestSupport
import Testing

@testable import Occasions

@Suite("Occasion: router")
struct OccasionDetailRouterTests {
    @Test("A5 The Router prints the addresses")
    func links() {
        let router = OccasionDetailRouter()
        #expect(router.link(to: .list).description == "/occasions")
        #expect(router.link(to: .occasion(Sample.christmas.id)).description == "/occasions/christmas-day")
        let year = HolidayYear(Sample.code("DE"), 2026, HolidayFilter(isEverywhere: true))
        #expect(router.link(to: .holidays(year)).description == "/holidays/DE/2026?region=all")
        #expect(router.link(to: .record(Sample.christmas.id, .json)).description == "/occasions/christmas-day.json")
    }
}
