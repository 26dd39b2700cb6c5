import SnapshotSupport
import Testing

@testable import Compare

@Suite("Comparison of a year: view and snapshots", .noOrphanedSnapshots(prefix: "year-"))
struct CompareYearViewTests {
    private let view = CompareYearView(assets: Sample.assets)
    private let places = ["DE-BY", "FR"].compactMap { Territory($0) }

    /// The real Router prints the links, so a snapshot shows the addresses that visitors get.
    private func compare(
        _ name: String, _ comparison: Result<Comparison, CompareFailure>, _ places: [Territory]? = nil
    ) async throws {
        let presenter = CompareYearPresenter(
            interactor: CompareYearInteractorDouble(comparison: comparison), router: CompareYearRouter())
        let page = try await presenter.handle(.compared(2026, places ?? self.places)).shown.page
        try expectSnapshot(of: page, in: view, named: "year-\(name)")
    }

    @Test("A1 The view decodes each place into its event")
    func events() {
        #expect(view.event(from: Visit(.front)) == .opened)
        #expect(view.event(from: Visit(.year(2026, places))) == .compared(2026, places))
    }

    @Test("W2 empty") func empty() async throws {
        try await compare("empty", .success(.sample()), [])
    }

    @Test("W2 normal") func normal() async throws {
        try await compare("normal", .success(.sample()))
    }

    @Test("W2 one place") func alone() async throws {
        try await compare("alone", .success(.sample([.sample(.sample(age: .seconds(7200)))])), [places[0]])
    }

    @Test("W2 H4 error") func error() async throws {
        let reason = TerritoryFailure.service(.unavailable(retryAfter: nil), country: "France")
        try await compare("error", .failure(CompareFailure(place: places[1], reason: reason)))
    }

    @Test("W2 one side without data") func missing() async throws {
        let unknown = Comparison.unknown([.sample("GB", "United Kingdom", years: 2020...2024)]).places
        try await compare("missing", .success(.sample([Comparison.sample().places[0]] + unknown, holidays: [])))
    }

    @Test("W2 long text") func longText() async throws {
        try await compare(
            "long-text",
            .success(
                .sample(
                    [.sample(.sample("DE-BY", Sample.long, region: Sample.long))],
                    holidays: [.sample("2026-12-25", Sample.long, ["DE-BY"])])))
    }

    @Test("W2 right-to-left") func rightToLeft() async throws {
        try await compare(
            "right-to-left",
            .success(
                .sample(
                    [.sample(.sample("EG", Sample.rightToLeft))],
                    holidays: [.sample("2026-12-25", Sample.rightToLeft, ["EG", "FR"], language: "ar")])))
    }

    @Test("W2 hostile text") func hostile() async throws {
        try await compare(
            "hostile",
            .success(
                .sample(
                    [.sample(.sample("DE-BY", Sample.hostile, region: Sample.hostile, isNationwide: true))],
                    holidays: [
                        .sample(
                            "2026-12-25", Sample.hostile, ["DE-BY", "FR"], isObserved: true,
                            language: "en\" onload=\"alert(1)")
                    ])))
    }

    @Test("H6 loading") func loading() throws {
        let presenter = CompareYearPresenter(
            interactor: CompareYearInteractorDouble(comparison: .success(.sample())), router: CompareYearRouter())
        let state = try #require(presenter.loading(.compared(2026, places)))
        try expectSnapshot(of: state.page, in: view, named: "year-loading")
    }
}
