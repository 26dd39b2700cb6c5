import SnapshotSupport
import Testing

@testable import WorkingDays

@Suite("Working days: view and snapshots", .noOrphanedSnapshots(prefix: "page-"))
struct WorkingDaysCounterViewTests {
    private let view = WorkingDaysCounterView(assets: Sample.assets)
    private let germany = Territory(Sample.code("DE"))

    /// The real Router prints the links, so a snapshot shows the addresses that visitors get.
    private func compare(
        _ name: String, _ answer: Result<WorkingDaysAnswer, TerritoryFailure>, _ question: WorkingDaysQuestion? = nil
    ) async throws {
        let presenter = WorkingDaysCounterPresenter(
            interactor: WorkingDaysCounterInteractorDouble(answer: answer), router: WorkingDaysCounterRouter())
        let asked =
            question
            ?? WorkingDaysQuestion(germany, from: Sample.day("2026-12-24"), through: Sample.day("2026-12-31"))
        let page = try await presenter.handle(.asked(asked)).shown.page
        try expectSnapshot(of: page, in: view, named: "page-\(name)")
    }

    private let regions = [
        NamedRegion(code: Sample.region("BE"), name: "Berlin"),
        .init(code: Sample.region("BY"), name: "Bavaria"),
    ]

    @Test("A1 The view decodes its place into its event")
    func events() {
        let question = WorkingDaysQuestion(germany, 10, from: Sample.day("2026-12-24"))
        #expect(view.event(from: Visit(WorkingDaysPlace(question))) == .asked(question))
    }

    @Test("K3 empty") func empty() async throws {
        try await compare("empty", .failure(.unknownCountry(Sample.code("QQ"))), WorkingDaysQuestion())
    }

    @Test("K3 normal") func normal() async throws {
        let count = WorkingDaysCount.sample(
            through: "2027-01-04", days: 12, working: 6, weekendDays: 4, weekends: 2, holidayDays: 2,
            holidays: [
                .sample(), .sample("2026-12-26", "Boxing Day", isWeekend: true),
                .sample("2027-01-01", "New Year’s Day", isObserved: true, isEstimated: true),
            ],
            worked: [.sample("2026-12-27", "Day off")], partial: [.sample("2026-12-28", "Feast")],
            months: [
                .init(year: 2026, month: 12, days: 8, working: 5, weekendDays: 2, holidayDays: 1),
                .init(year: 2027, month: 1, days: 4, working: 1, weekendDays: 2, holidayDays: 1),
            ])
        try await compare(
            "normal",
            .success(.sample(.success(count), place: "DE-BY", regionName: "Bavaria", regions: regions)))
    }

    @Test("K3 away") func away() async throws {
        let from = Sample.day("2026-12-24")
        let kind = WorkingDaysCount.Kind.away(5, from: from, found: Sample.day("2026-12-31"))
        try await compare(
            "away", .success(.sample(.success(.sample(kind)), age: .seconds(3 * 3600))),
            WorkingDaysQuestion(germany, 5, from: from))
    }

    @Test("B4 half days") func halfDays() async throws {
        let count = WorkingDaysCount.sample(
            working: DayCount(halves: 8),
            halfDays: [
                .sample("2026-12-24", "Christmas Eve", begins: TimeOfDay(hour: 13, minute: 0)),
                .sample("2026-12-31", "New Year’s Eve", isEstimated: true),
            ])
        try await compare("half-days", .success(.sample(.success(count))))
    }

    @Test("K3 own weekend") func ownWeekend() async throws {
        var question = WorkingDaysQuestion(germany, 5, from: Sample.day("2026-12-24"))
        question.weekend = [.friday, .saturday]
        try await compare("own-weekend", .success(.sample(.success(.sample()))), question)
    }

    @Test("K3 H4 error") func error() async throws {
        try await compare("error", .failure(.service(.unavailable(retryAfter: nil), country: "Germany")))
    }

    @Test("K3 wrong values") func wrong() async throws {
        let faults = [WorkingDaysFault.from("2026-02-30"), .last(ForeignText(Sample.hostile))]
        try await compare(
            "wrong", .success(.sample(.failure(.unreadable(faults)))),
            WorkingDaysQuestion(place: germany, from: .unreadable("2026-02-30"), end: .on(.unreadable(Sample.hostile))))
    }

    @Test("K3 backwards") func backwards() async throws {
        let (first, last) = (Sample.day("2027-01-15"), Sample.day("2026-12-01"))
        try await compare(
            "backwards", .success(.sample(.failure(.backwards(first: first, last: last)), regions: regions)),
            WorkingDaysQuestion(germany, from: first, through: last))
    }

    @Test("K3 long text") func longText() async throws {
        try await compare(
            "long-text",
            .success(
                .sample(
                    .success(.sample(holidays: [.sample("2026-12-25", Sample.long)])),
                    countryName: ForeignText(Sample.long),
                    regions: [.init(code: Sample.region("BY"), name: ForeignText(Sample.long))])))
    }

    @Test("K3 right-to-left") func rightToLeft() async throws {
        let day = WorkingDaysCount.Day.sample("2026-12-25", Sample.rightToLeft, language: "ar")
        try await compare(
            "right-to-left",
            .success(
                .sample(.success(.sample(holidays: [day])), place: "DE-BY", regionName: ForeignText(Sample.rightToLeft))
            ))
    }

    @Test("K3 hostile text") func hostile() async throws {
        let day = WorkingDaysCount.Day.sample("2026-12-25", Sample.hostile, language: "en\" onload=\"alert(1)")
        try await compare(
            "hostile",
            .success(
                .sample(
                    .success(.sample(holidays: [day], worked: [day], partial: [day])), place: "DE-BY",
                    countryName: ForeignText(Sample.hostile), regionName: ForeignText(Sample.hostile),
                    regions: [.init(code: Sample.region("BY"), name: ForeignText(Sample.hostile))])))
    }

    @Test("H6 loading") func loading() throws {
        let presenter = WorkingDaysCounterPresenter(
            interactor: WorkingDaysCounterInteractorDouble(answer: .failure(.unknownCountry(Sample.code("QQ")))),
            router: WorkingDaysCounterRouter())
        let state = try #require(presenter.loading(.asked(WorkingDaysQuestion(place: germany))))
        try expectSnapshot(of: state.page, in: view, named: "page-loading")
    }
}
