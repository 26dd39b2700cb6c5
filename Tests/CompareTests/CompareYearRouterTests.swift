import TestSupport
import Testing

@testable import Compare

@Suite("Comparison of a year: router")
struct CompareYearRouterTests {
    @Test("A5 Each navigation has its address")
    func links() {
        let router = CompareYearRouter()
        let places = ["DE-BY", "FR"].compactMap { Territory($0) }
        #expect(router.link(to: .year(2026, places)).description == "/compare/2026?place=DE-BY&place=FR")
        #expect(router.link(to: .year(2026, [])).description == "/compare/2026")
        #expect(
            router.link(to: .addPlace(comingBackTo: 2026, places)).description
                == "/countries?for=compare&year=2026&place=DE-BY&place=FR")
        #expect(router.link(to: .meeting(places)).description == "/compare/meeting?place=DE-BY&place=FR")
        #expect(router.link(to: .record(2026, places, .json)).description == "/compare/2026.json?place=DE-BY&place=FR")
        let id = Comparison.Day.sample("2026-12-25", "Christmas Day", ["DE-BY"]).holidays[0].id
        let day = ListedHoliday(id, in: HolidayFilter(region: Sample.region("BY")))
        #expect(router.link(to: .day(day)).description == "/holidays/DE/2026/12-25-christmas-day?region=BY")
    }
}
