import HTTPMessages
import SnapshotSupport
import Testing

@testable import Site

@Suite("Lifetimes", .patient)
struct LifetimeTests {
    @Test("A7 After 1,000 visits of every kind of page no module object is alive")
    func everyPage() async {
        weak var service: Counted<CountryServiceDouble>?
        do {
            let counted = Counted(CountryServiceDouble([Sample.germany]))
            service = counted
            let site = Site.serving(
                Services(
                    countries: counted, holidays: HolidayServiceDouble([Sample.germanCalendar]),
                    occasions: OccasionServiceDouble(), quotes: QuoteServiceDouble(Sample.quotations(12)),
                    people: PersonServiceDouble([Sample.curie]),
                    sides: SideServiceDouble(), clock: ClockDouble(Sample.day("2026-09-21"))),
                Site.Configuration())
            let targets = [
                "/", "/holidays", "/holidays/DE/2026", "/holidays/DE/2026/10-03-german-unity-day", "/countries",
                "/countries/results?q=g", "/countries/DE",
                "/countries/close?for=options&for=start", "/options/close?for=start", "/options?for=start", "/quotes",
                "/people", "/people/marie-curie", "/occasions", "/search?q=ger",
                "/people/marie-curie/portrait", "/light-side", "/dark-side", "/greeting", "/options", "/look.css",
            ]
            for _ in 0..<1000 {
                for target in targets { _ = await site.respond(to: Request(target: target)) }
            }
        }
        // The modules' parts that need countries hold the service, and the site holds the others. If one of them were
        // alive, the service would be too.
        #expect(service == nil)
    }
}
