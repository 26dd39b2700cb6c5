import SnapshotSupport
import Testing

@testable import Compare

@Suite("Meeting: view and snapshots", .noOrphanedSnapshots(prefix: "meeting-"))
struct CompareMeetingViewTests {
    private let view = CompareMeetingView(assets: Sample.assets)
    private let places = ["DE-BY", "FR"].compactMap { Territory($0) }
    private var question: MeetingQuestion {
        MeetingQuestion(places, from: .value(Sample.day("2026-12-24")), days: .value(2))
    }

    /// The real Router prints the links, so a snapshot shows the addresses that visitors get.
    private func compare(
        _ name: String, _ search: Result<MeetingSearch, CompareFailure>, _ question: MeetingQuestion? = nil
    ) async throws {
        try await compare(name, CompareMeetingInteractorDouble(search: search), question ?? self.question)
    }

    private func compare(
        _ name: String, _ interactor: CompareMeetingInteractorDouble, _ question: MeetingQuestion
    ) async throws {
        let presenter = CompareMeetingPresenter(interactor: interactor, router: CompareMeetingRouter())
        let page = try await presenter.handle(.asked(question)).shown.page
        try expectSnapshot(of: page, in: view, named: "meeting-\(name)")
    }

    @Test("A1 The view decodes its place into its event")
    func events() {
        #expect(view.event(from: Visit(question)) == .asked(question))
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

    @Test("J6 hours of work") func hours() async throws {
        let asked = try #require(WorkingHours(from: TimeOfDay(minutes: 540), to: TimeOfDay(minutes: 1_020)))
        let hours = MeetingDays.Hours(
            asked: asked, missed: 12, wider: WorkingHours(from: asked.opens, to: TimeOfDay(minutes: 1_080)))
        let days = MeetingDays.sample(
            wanted: nil, horizon: "2026-12-31", hours: hours,
            local: [
                [.sample("15:00", "17:00"), .sample("09:00", "11:00")],
                [.sample("09:00", "10:00"), .sample("20:00", "21:00", dayOffset: -1)],
            ])
        try await compare(
            "hours",
            .success(
                .sample(
                    .success(days),
                    places: [
                        .sample("DE-BY", region: "Bavaria"),
                        .sample("EG", Sample.rightToLeft, zone: "America/Argentina/Buenos_Aires"),
                    ])),
            MeetingQuestion(
                places, from: .value(Sample.day("2026-12-24")), last: .value(Sample.day("2026-12-31")),
                opens: .value(asked.opens), closes: .value(asked.closes)))
    }

    @Test("J6 names of places that need an answer") func open() async throws {
        let bavaria = NamedTerritory(territory: places[0], name: PlaceName(region: "Bavaria", country: "Germany"))
        let hostile = NamedTerritory(
            territory: places[1], name: PlaceName(region: ForeignText(Sample.hostile), country: "France"),
            city: ForeignText(Sample.rightToLeft))
        let unsettled = [
            UnsettledName(text: Sample.hostile, reason: .unknown),
            UnsettledName(text: "Georgia \(Sample.hostile)", reason: .ambiguous([bavaria, hostile])),
            UnsettledName(text: "Bavraia", reason: .similar([bavaria])),
            UnsettledName(text: "Fiji", reason: .limit(12)),
        ]
        try await compare(
            "open",
            CompareMeetingInteractorDouble(
                search: .success(.sample(.success(.sample()))),
                addition: .open(MeetingQuestion([places[0]], days: .value(3)), places: [bavaria], unsettled)),
            MeetingQuestion(places, added: "anything"))
    }

    @Test("W2 no day") func never() async throws {
        try await compare("never", .success(.sample(.success(.sample(days: [], skipped: [])))))
    }

    @Test("W2 H4 error") func error() async throws {
        let reason = TerritoryFailure.service(.unavailable(retryAfter: nil), country: "France")
        try await compare("error", .failure(CompareFailure(place: places[1], reason: reason)))
    }

    @Test("W2 wrong values") func wrong() async throws {
        let hostile = ForeignText(Sample.hostile)
        let problem = MeetingProblem.unreadable([
            .from(hostile), .last(hostile), .days("0", most: 60), .opens(hostile), .closes(hostile),
        ])
        try await compare(
            "wrong", .success(.sample(.failure(problem))),
            MeetingQuestion(
                places, from: .unreadable(Sample.hostile), last: .unreadable(Sample.hostile), days: .value(0),
                opens: .unreadable(Sample.hostile), closes: .unreadable(Sample.hostile)))
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
        try expectSnapshot(of: state.page, in: view, named: "meeting-loading")
    }
}
