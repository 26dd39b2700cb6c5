import SnapshotSupport
import Testing

@testable import LongWeekends

@Suite("Long weekends: view and snapshots", .noOrphanedSnapshots(prefix: "page-"))
struct LongWeekendsViewTests {
    /// The real Router prints the links, so a snapshot shows the addresses that visitors get.
    private func compare(_ name: String, _ result: Result<LongWeekendYear, YearFailure>) async throws {
        let presenter = LongWeekendsPresenter(
            interactor: LongWeekendsInteractorDouble(result: result), router: LongWeekendsLinks())
        let page = try await presenter.handle(.choseYear(LongWeekendYear.bavaria2026)).shown.page
        try expectSnapshot(of: page, in: LongWeekendsView(assets: Sample.assets), named: "page-\(name)")
    }

    @Test("A1 The view decodes the place into its event")
    func event() {
        let view = LongWeekendsView(assets: Sample.assets)
        let visit = Visit(LongWeekendsPlace(LongWeekendYear.bavaria2026))
        #expect(view.event(from: visit) == .choseYear(LongWeekendYear.bavaria2026))
    }

    @Test("J3 normal") func normal() async throws { try await compare("normal", .success(.sample())) }

    @Test("J3 empty") func empty() async throws {
        try await compare("empty", .success(.sample([], bridges: [])))
    }

    @Test("H4 H5 errors") func errors() async throws {
        try await compare("error", .failure(.service(.invalid, country: "Germany")))
        try await compare("no-data", .success(.sample([], bridges: [], year: 2040)))
    }

    @Test("J3 long, right-to-left and hostile text") func texts() async throws {
        func named(_ name: String, language: String, place: PlaceName) -> LongWeekendYear {
            var found = LongWeekendYear.sample(
                [
                    .sample(
                        "2026-12-25", [.holiday, .weekend, .weekend],
                        [.sample("2026-12-25", name, language: language, isEstimated: true)])
                ], bridges: Array(repeating: .ascension, count: 7))
            found.place = place
            return found
        }
        let long = String(repeating: "Feast of the very long name ", count: 8)
        try await compare(
            "long-text", .success(named(long, language: "en", place: PlaceName(region: "Bavaria", country: "Germany"))))
        try await compare(
            "right-to-left",
            .success(named("عيد الفطر", language: "ar", place: PlaceName(region: "أربيل", country: "Iraq"))))
        let hostile = "<script>alert(1)</script>\"'&"
        try await compare(
            "hostile",
            .success(
                named(
                    hostile, language: "en",
                    place: PlaceName(region: ForeignText(hostile), country: ForeignText(hostile)))))
    }
}
