import TestSupport
import Testing

@testable import World

@Suite("World on a day: router")
struct WorldDayRouterTests {
    private let date = Sample.day("2026-12-24")

    @Test("A5 Each navigation has its address")
    func links() {
        let router = WorldDayRouter()
        let id = WorldDay.Feast.christmasEve("BG").id
        #expect(router.link(to: .day(date)).description == "/on/2026-12-24")
        #expect(router.link(to: .today).description == "/on/today")
        #expect(router.link(to: .week(date)).description == "/on/2026-12-24/week")
        #expect(router.link(to: .record(date)).description == "/on/2026-12-24.json")
        #expect(router.link(to: .holiday(id)).description == "/holidays/BG/2026/12-24-christmas-eve")
        #expect(router.link(to: .year(HolidayYear(Sample.code("BG"), 2026))).description == "/holidays/BG/2026")
        #expect(router.link(to: .occasion(Slug("Christmas Eve"))).description == "/occasions/christmas-eve")
        #expect(router.link(to: .choosePlace(date)).description == "/countries?for=world&date=2026-12-24")
        #expect(router.link(to: .choosePlace(nil)).description == "/countries?for=world")
    }
}
