import Foundation
import SnapshotSupport
import Testing

@testable import WorkingDays

@Suite("Working days: record, JSON and snapshots", .noOrphanedSnapshots(prefix: "record-"))
struct WorkingDaysRecordTests {
    private let germany = Territory(Sample.code("DE"))
    private var question: WorkingDaysQuestion {
        WorkingDaysQuestion(germany, from: Sample.day("2026-12-24"), through: Sample.day("2026-12-31"))
    }

    private func state(
        _ answer: Result<WorkingDaysAnswer, TerritoryFailure>, _ question: WorkingDaysQuestion? = nil
    ) async throws -> Rendering {
        let presenter = WorkingDaysRecordPresenter(
            interactor: WorkingDaysCounterInteractorDouble(answer: answer), router: WorkingDaysCounterRouter())
        let place = try #require(WorkingDaysRecordPlace(question ?? self.question))
        let module = Module(view: WorkingDaysRecordJSONView(), presenter: presenter)
        return try await module.run(Visit(place)).shown
    }

    private func compare(
        _ name: String, _ answer: Result<WorkingDaysAnswer, TerritoryFailure>, _ question: WorkingDaysQuestion? = nil
    ) async throws {
        let page = try await state(answer, question)
        #expect(try JSONSerialization.jsonObject(with: Data(page.bytes)) is [String: Any])
        try expectSnapshot(PageState(page), named: "record-\(name)")
    }

    @Test("K3 normal") func normal() async throws {
        let count = WorkingDaysCount.sample(
            holidays: [.sample(), .sample("2026-12-26", "Boxing Day", isWeekend: true, isObserved: true)],
            worked: [.sample("2026-12-27", "Day off")], partial: [.sample("2026-12-28", "Feast", isEstimated: true)])
        try await compare("normal", .success(.sample(.success(count), place: "DE-BY", regionName: "Bavaria")))
    }

    @Test("K3 away, and stale") func away() async throws {
        let from = Sample.day("2026-12-24")
        let kind = WorkingDaysCount.Kind.away(5, from: from, found: Sample.day("2026-12-31"))
        var question = WorkingDaysQuestion(germany, 5, from: from)
        question.weekend = [.friday, .saturday]
        try await compare(
            "away", .success(.sample(.success(.sample(kind, holidays: [])), age: .seconds(60))), question)
    }

    @Test("K3 error") func error() async throws {
        try await compare("error", .failure(.service(.unavailable(retryAfter: nil), country: "Germany")))
    }

    @Test("K3 out of range") func outOfRange() async throws {
        try await compare(
            "out-of-range", .success(.sample(.failure(.unreadable([.days("9999", most: 2500)])))),
            WorkingDaysQuestion(germany, 9999, from: Sample.day("2026-12-24")))
    }

    @Test("K3 too long") func tooLong() async throws {
        try await compare("too-long", .success(.sample(.failure(.tooLong(days: 29220, limit: 3653)))))
    }

    @Test("K3 hostile text") func hostile() async throws {
        let day = WorkingDaysCount.Day.sample(
            "2026-12-25", Sample.hostile + "\u{2028}\u{0}\\\"", language: "en\" onload=\"alert(1)")
        try await compare(
            "hostile",
            .success(
                .sample(
                    .success(.sample(holidays: [day])), countryName: ForeignText(Sample.hostile), regionName: "\u{1}")))
    }

    @Test("K3 People and programs get the same words and the same status for a problem")
    func problems() async throws {
        for problem in [
            WorkingDaysProblem.backwards(first: Sample.day("2027-01-15"), last: Sample.day("2026-12-01")),
            .noData(Sample.day("2036-01-01"), Sample.day("2036-02-01")), .beyond(found: 3, of: 10),
            .unreadable([.noWorkingDays]),
        ] {
            let page = try await state(.success(.sample(.failure(problem))))
            #expect(page.status == problem.status && page.mediaType == ProblemDetails.mediaType)
            #expect(page.text.contains(problem.title(WorkingDaysWords())))
        }
    }

    @Test("F6 Dates in the wrong order are a bad request, with the parameter that is wrong")
    func backwards() async throws {
        let problem = WorkingDaysProblem.backwards(
            first: Sample.day("2027-03-01"), last: Sample.day("2026-07-14"))
        let page = try await state(.success(.sample(.failure(problem))))
        #expect(page.status == .badRequest)
        let reason = "The last day, 14 July 2026, is before the first day, 1 March 2027."
        #expect(page.text.contains("\"errors\":{\"to\":[\"\(reason)\"]}"))
        #expect(page.text.contains("\"detail\":\"\(reason) Swap the two dates, or change one of them.\""))
    }

    @Test("K3 A record proposes a name to save it under, and links to the page")
    func headers() async throws {
        let page = try await state(.success(.sample(.success(.sample()))))
        #expect(page.headers.disposition?.description == "inline; filename=\"working-days-DE-2026-12-24.json\"")
        #expect(
            page.headers.alternates.map(\.field) == [
                "</working-days?from=2026-12-24&to=2026-12-31&place=DE>; rel=\"alternate\"; type=\"text/html\""
            ])
    }

    @Test("K3 The record is assembled for its format only")
    func formats() async throws {
        let services = Services.german()
        let place = try #require(WorkingDaysRecordPlace(question))
        for (format, status) in [(Format.json, Status.ok), (.csv, .notFound)] {
            let router = WorkingDaysRouter(Sample.context(services, visitor: VisitorDouble()))
            let page = try await router.run(place, as: format).shown
            #expect(page.status == status)
        }
    }
}
