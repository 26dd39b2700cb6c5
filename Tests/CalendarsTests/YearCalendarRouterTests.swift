import TestSupport
import Testing

@testable import Calendars

@Suite("Calendar of a year: router")
struct YearCalendarRouterTests {
    @Test("A5 K1 The Router prints the addresses")
    func links() {
        let router = YearCalendarRouter()
        let filter = HolidayFilter(types: .all, region: Sample.region("BY"))
        let year = HolidayYear(Sample.code("DE"), 2026, filter)
        #expect(router.link(to: .year(year)).description == "/holidays/DE/2026/calendar?type=all&region=BY")
        #expect(router.link(to: .month(year, 1)).description == "/holidays/DE/2026/01?type=all&region=BY")
        #expect(router.link(to: .month(year, 12)).description == "/holidays/DE/2026/12?type=all&region=BY")
        #expect(router.link(to: .view(.list, year)).description == "/holidays/DE/2026?type=all&region=BY")
        #expect(router.link(to: .view(.leave, year)).description == "/holidays/DE/2026/leave?region=BY")
        #expect(router.link(to: .record(year, .ics)).description == "/holidays/DE/2026.ics?type=all&region=BY")
        #expect(router.link(to: .countries(searching: nil)).description == "/countries")
        #expect(router.link(to: .countries(searching: Sample.code("UK"))).description == "/countries?q=UK")
        #expect(
            router.link(to: .chooseCountry(comingBackTo: year, month: nil)).description
                == "/countries?for=calendar&country=DE&year=2026&type=all&region=BY")
        let id = HolidayID(date: Sample.day("2026-10-03"), slug: Slug("German Unity Day"))
        let day = ListedHoliday(HolidayReference(Sample.code("DE"), 2026, id), in: HolidayFilter())
        #expect(router.link(to: .day(day)).description == "/holidays/DE/2026/10-03-german-unity-day")
    }

    @Test(
        "K1 C5 The picker’s answer leads back to the same calendar of the chosen place",
        arguments: [
            (.cancel, "/holidays/DE/2026/10?type=all&region=BY"),
            (.country(Sample.code("DE")), "/holidays/DE/2026/10?type=all&region=BY"),
            (.country(Sample.code("FR")), "/holidays/FR/2026/10?type=all"),
            (.region(Sample.code("AT"), Sample.region("9")), "/holidays/AT/2026/10?type=all&region=9"),
        ] as [(CountryAnswer, String)])
    func back(answer: CountryAnswer, address: String) {
        let filter = HolidayFilter(types: .all, region: Sample.region("BY"))
        let place = CalendarsPlace.month(HolidayYear(Sample.code("DE"), 2026, filter), 10)
        #expect(YearCalendarRouter().link(back: place, with: answer).description == address)
        let all = CalendarsPlace.year(HolidayYear(Sample.code("DE"), 2026, HolidayFilter(isEverywhere: true)))
        let france = YearCalendarRouter().link(back: all, with: .country(Sample.code("FR")))
        #expect(france.description == "/holidays/FR/2026/calendar?region=all")
    }
}
