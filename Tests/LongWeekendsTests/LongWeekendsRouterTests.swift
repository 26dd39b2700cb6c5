import TestSupport
import Testing

@testable import LongWeekends

@Suite("Long weekends: router")
struct LongWeekendsRouterTests {
    private let router = LongWeekendsRouter(Sample.context(.german()))

    @Test("C4 The picker comes back with another place, and with the same year; Cancel changes nothing")
    func picker() {
        let france = Sample.code("FR")
        func next(_ answer: CountryAnswer) -> String? {
            guard case .redirect(let link) = router.resume(LongWeekendYear.bavaria2026, with: answer) else {
                return nil
            }
            return link.description
        }
        #expect(next(.country(france)) == "/holidays/FR/2026/long-weekends")
        #expect(next(.region(france, Sample.region("BRE"))) == "/holidays/FR/2026/long-weekends?region=BRE")
        #expect(next(.cancel) == "/holidays/DE/2026/long-weekends?region=BY")
    }

    @Test("A7 The place runs its screen")
    func page() async throws {
        let page = try await router.start(LongWeekendsPlace(LongWeekendYear.germany2026)).shown
        #expect(page.status == .ok && page.text.contains("<h1>Long weekends in Germany 2026</h1>"))
    }

    @Test("A5 Each navigation has its address")
    func links() {
        let links = LongWeekendsLinks()
        let bavaria = LongWeekendYear.bavaria2026
        #expect(links.link(to: .year(bavaria)).description == "/holidays/DE/2026/long-weekends?region=BY")
        #expect(links.link(to: .record(bavaria, .ics)).description == "/holidays/DE/2026/long-weekends.ics?region=BY")
        #expect(links.link(to: .view(.list, bavaria)).description == "/holidays/DE/2026?region=BY")
        #expect(links.link(to: .countries(searching: nil)).description == "/countries")
        #expect(links.link(to: .countries(searching: Sample.code("UK"))).description == "/countries?q=UK")
        #expect(
            links.link(to: .choosePlace(comingBackTo: bavaria)).description
                == "/countries?for=long-weekends&country=DE&year=2026&region=BY")
        let berlin = Territory(Sample.code("DE"), Sample.region("BE"))
        #expect(links.link(to: .calendar(berlin)).description == "/holidays/DE/long-weekends.ics?region=BE")
        #expect(links.link(to: .list(berlin)).description == "/holidays/DE?region=BE")
        let id = LongWeekendYear.Weekend.christmas.holidays[0].id
        #expect(links.link(to: .holiday(ListedHoliday(id))).description == "/holidays/DE/2026/12-25-christmas-day")
    }
}
