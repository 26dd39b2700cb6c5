import TestSupport
import Testing

@testable import Holidays

@Suite("Holiday list: router")
struct HolidayListRouterTests {
    private let germany2026 = HolidayYear(
        Sample.code("DE"), 2026, HolidayFilter(types: .only(.bank), region: Sample.region("BY")))

    @Test("A5 Each navigation has its address")
    func links() {
        let router = HolidayListRouter()
        #expect(router.link(to: .start).description == "/holidays")
        #expect(router.link(to: .chooseCountry(comingBackTo: nil)).description == "/countries")
        let searching = HolidayListNavigation.chooseCountry(comingBackTo: nil, searching: Sample.code("UK"))
        #expect(router.link(to: searching).description == "/countries?q=UK")
        #expect(
            router.link(to: .chooseCountry(comingBackTo: germany2026)).description
                == "/countries?for=holidays&country=DE&year=2026&type=bank&region=BY")
        #expect(router.link(to: .year(germany2026)).description == "/holidays/DE/2026?type=bank&region=BY")
        let everywhere = HolidayYear(Sample.code("US"), 2026, HolidayFilter(isEverywhere: true))
        #expect(router.link(to: .year(everywhere)).description == "/holidays/US/2026?region=all")
        #expect(
            YearView.allCases.map { router.link(to: .view($0, germany2026)).description }
                == [
                    "/holidays/DE/2026?type=bank&region=BY", "/holidays/DE/2026/calendar?type=bank&region=BY",
                    "/holidays/DE/2026/long-weekends?region=BY", "/holidays/DE/2026/leave?region=BY",
                    "/compare/2026?place=DE-BY",
                ])
        #expect(router.link(to: .changes(Sample.code("DE"), .atom)).description == "/holidays/DE/changes.atom")
        #expect(router.link(to: .savePlace).description == "/options/place")
        let source = ExternalPage("https://laws.example/act").map { router.link(to: .source($0)).description }
        #expect(source == "https://laws.example/act")
    }

    @Test("C5 Cancel returns to the same country, year and filters")
    func cancel() {
        let link = HolidayListRouter().link(back: germany2026, with: .cancel)
        #expect(link.description == "/holidays/DE/2026?type=bank&region=BY")
        #expect(HolidayListRouter().link(back: nil, with: .cancel).description == "/holidays")
    }

    @Test("C4 An answer keeps the year and the type; a new country drops the region")
    func answer() {
        let router = HolidayListRouter()
        #expect(
            router.link(back: germany2026, with: .country(Sample.code("FR"))).description
                == "/holidays/FR/2026?type=bank")
        #expect(
            router.link(back: germany2026, with: .country(Sample.code("DE"))) == router.link(to: .year(germany2026)))
        #expect(router.link(back: nil, with: .country(Sample.code("FR"))).description == "/holidays/FR")
        let texas = CountryAnswer.region(Sample.code("US"), Sample.region("TX"))
        #expect(router.link(back: nil, with: texas).description == "/holidays/US?region=TX")
        #expect(router.link(back: germany2026, with: texas).description == "/holidays/US/2026?type=bank&region=TX")
    }
}
