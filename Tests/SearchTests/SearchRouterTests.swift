import SnapshotSupport
import Testing

@testable import Search

@Suite("Search: entry point", .patient)
struct SearchRouterTests {
    private func router(_ occasions: any OccasionService) -> SearchRouter {
        SearchRouter(
            Sample.context(
                .only(
                    countries: CountryServiceDouble([Sample.germany]), holidays: HolidayServiceDouble([]),
                    occasions: occasions,
                    people: PersonServiceDouble([Sample.curie]), clock: ClockDouble(Sample.day("2026-11-21")),
                    world: WorldServiceDouble(), placeNames: NoPlaceNames())))
    }

    @Test("A5 The page and the record are assembled, and no other format is there")
    func screens() async throws {
        let router = router(OccasionServiceDouble([Sample.christmas]))
        let page = try await router.start(SearchPlace("christmas")).shown
        let record = try await router.run(SearchPlace("christmas"), as: .json).shown
        let other = try await router.run(SearchPlace("christmas"), as: .csv).shown
        #expect(page.status == .ok && page.text.contains("/occasions/christmas-day"))
        #expect(record.status == .ok && record.mediaType == "application/json" && other.status == .notFound)
    }

    @Test("J1 A missing page is assembled, with its status and what is nearest")
    func missing() async throws {
        let router = router(OccasionServiceDouble([Sample.christmas]))
        let page = try await router.start(missing: SearchMiss(words: "grmany")).shown
        let text = page.text
        #expect(page.status == .notFound && text.contains("Did you mean Germany?") && text.contains("value=\"grmany\""))
    }

    @Test("A7 After 1,000 visits every part of the module is deallocated")
    func lifetime() async {
        let leaked = await leaks(Counted(OccasionServiceDouble([Sample.christmas]))) { occasions in
            _ = await router(occasions).start(SearchPlace("christmas"))
        }
        #expect(!leaked)
    }
}
