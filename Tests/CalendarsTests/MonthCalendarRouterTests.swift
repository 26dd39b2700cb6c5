import TestSupport
import Testing

@testable import Calendars

@Suite("Calendar of a month: router")
struct MonthCalendarRouterTests {
    @Test("A5 K1 The Router prints the addresses")
    func links() {
        let router = MonthCalendarRouter()
        let year = HolidayYear(Sample.code("DE"), 2026)
        #expect(router.link(to: .month(year, 9)).description == "/holidays/DE/2026/09")
        #expect(router.link(to: .year(year)).description == "/holidays/DE/2026/calendar")
    }
}
