import AlmanacValues
import HTML
import Layout
import Places
import SnapshotSupport
import TestSupport
import Testing
import VIPER
import VIPERTesting

@testable import Compare

@Suite("Meeting: view and snapshots", .noOrphanedSnapshots(prefix: "meeting-"))
struct CompareMeetingViewTests {
    private let places = ["DE-BY", "FR"].compactMap { Territory($0) }
    private var question: MeetingQuestion {
        MeetingQuestion(places, from: .value(Sample.day("2026-12-24")), days: .value(2))
    }

    /// The real Router prints the links, so a snapshot shows the addresses that visitors get.
    private func compare(
        _ name: String, _ search: Result<MeetingSearch, CompareFailure>, _ question: MeetingQuestion? = nil
    ) async throws {
        let presenter = CompareMeetingPresenter(
            interactor: CompareMeetingInteractorDouble(search: search), router: CompareMeetingRouter())
        guard case .show(let page, _) = await presenter.handle(.asked(question ?? self.question)) else {
            Issue.record("no page")
            return
        }
        try expectSnapshot(of: page, in: CompareMeetingView(assets: Sample.assets), named: "meeting-\(name)")
    }

    @Test("A1 The view decodes its place into its event")
    func events() {
        #expect(CompareMeetingView(assets: Sample.assets).event(from: Visit(question)) == .asked(question))
    }

    @Test("W2 empty") func empty() async throws {
        try await compare("empty", .success(.sample(.success(.sample()))), MeetingQuestion([]))
    }

    @Test("W2 normal") func normal() async throws {
        let days = MeetingDays.sample(inARow: ("2026-12-28", "2026-12-29"))
        try await compare("normal", .success(.sample(.success(days))))
    }

    @Test("W2 B4 half days") func halves() async throws {
        let days = MeetingDays.sample(
            inARow: ("2027-01-04", "2027-01-05"),
            halfDays: [
                .sample("Christmas Eve", on: "2026-12-24"),
                .sample(Sample.hostile, language: "en\" onload=\"alert(1)", on: "2027-01-05", isObserved: true),
            ])
        try await compare("half-days", .success(.sample(.success(days))))
    }

    @Test("W2 no day") func never() async throws {
        try await compare("never", .success(.sample(.success(.sample(days: [], skipped: [])))))
    }

    @Test("W2 H4 error") func error() async throws {
        let reason = TerritoryFailure.service(.unavailable(retryAfter: nil), country: "France")
        try await compare("error", .failure(CompareFailure(place: places[1], reason: reason)))
    }

    @Test("W2 wrong values") func wrong() async throws {
        let problem = MeetingProblem.unreadable([.from(ForeignText(Sample.hostile)), .days("0", most: 60)])
        try await compare(
            "wrong", .success(.sample(.failure(problem))),
            MeetingQuestion(places, from: .unreadable(Sample.hostile), days: .value(0)))
    }

    @Test("W2 long text") func longText() async throws {
        try await compare(
            "long-text",
            .success(
                .sample(.success(.sample(skipped: [.sample(Sample.long)])), places: [.sample("DE-BY", Sample.long)])))
    }

    @Test("W2 right-to-left") func rightToLeft() async throws {
        try await compare(
            "right-to-left",
            .success(
                .sample(
                    .success(.sample(skipped: [.sample(Sample.rightToLeft, language: "ar")])),
                    places: [.sample("EG", Sample.rightToLeft)])))
    }

    @Test("W2 hostile text") func hostile() async throws {
        try await compare(
            "hostile",
            .success(
                .sample(
                    .success(.sample(skipped: [.sample(Sample.hostile, language: "en\" onload=\"alert(1)")])),
                    places: [.sample("DE-BY", Sample.hostile, region: Sample.hostile, isNationwide: true)])))
    }

    @Test("H6 loading") func loading() throws {
        let presenter = CompareMeetingPresenter(
            interactor: CompareMeetingInteractorDouble(search: .success(.sample(.success(.sample())))),
            router: CompareMeetingRouter())
        let state = try #require(presenter.loading(.asked(question)))
        try expectSnapshot(of: state.page, in: CompareMeetingView(assets: Sample.assets), named: "meeting-loading")
    }
}
