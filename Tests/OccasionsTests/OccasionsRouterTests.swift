import SnapshotSupport
import Testing

@testable import Occasions

@Suite("Occasions: entry point", .patient)
struct OccasionsRouterTests {
    private func router(_ occasions: any OccasionService) -> OccasionsRouter {
        OccasionsRouter(
            Sample.context(
                .only(
                    countries: CountryServiceDouble([Sample.germany]), occasions: occasions,
                    clock: ClockDouble(Sample.day("2026-11-21")))))
    }

    @Test("A5 Each place is assembled with its own screen")
    func screens() async throws {
        let router = router(OccasionServiceDouble([Sample.christmas]))
        for (place, text) in [(OccasionsPlace.list, "1 occasion"), (.occasion(Sample.christmas.id), "25 December")] {
            let page = try await router.start(place).shown
            #expect(page.status == .ok && page.text.contains(text))
        }
    }

    @Test("F1 Each record is assembled, and no other format is there")
    func records() async throws {
        let router = router(OccasionServiceDouble([Sample.christmas]))
        for place in [OccasionRecordPlace.all, .occasion(Sample.christmas.id)] {
            let page = try await router.run(place, as: .json).shown
            let other = try await router.run(place, as: .csv).shown
            #expect(page.status == .ok && page.mediaType == "application/json" && other.status == .notFound)
        }
    }

    @Test("A7 After 1,000 visits of each screen every part of the module is deallocated")
    func lifetime() async {
        let leaked = await leaks(Counted(OccasionServiceDouble([Sample.christmas]))) { occasions in
            let router = router(occasions)
            for place in [OccasionsPlace.list, .occasion(Sample.christmas.id)] { _ = await router.start(place) }
        }
        #expect(!leaked)
    }
}
