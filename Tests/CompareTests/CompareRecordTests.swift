import Foundation
import SnapshotSupport
import Testing

@testable import Compare

@Suite("Comparison: records, JSON and snapshots", .noOrphanedSnapshots(prefix: "record-"))
struct CompareRecordTests {
    private let places = ["DE-BY", "FR"].compactMap { Territory($0) }
    private var question: MeetingQuestion {
        MeetingQuestion(places, from: .value(Sample.day("2026-12-24")), days: .value(2))
    }

    private func year(_ comparison: Result<Comparison, CompareFailure>) async throws -> Rendering {
        let presenter = CompareYearRecordPresenter(
            interactor: CompareYearInteractorDouble(comparison: comparison), router: CompareYearRouter())
        let module = Module(view: CompareYearRecordJSONView(), presenter: presenter)
        return try await module.run(Visit(ComparedYear(year: 2026, places: places))).shown
    }

    private func meeting(_ search: Result<MeetingSearch, CompareFailure>) async throws -> Rendering {
        let presenter = CompareMeetingRecordPresenter(
            interactor: CompareMeetingInteractorDouble(search: search), router: CompareMeetingRouter())
        let module = Module(view: CompareMeetingRecordJSONView(), presenter: presenter)
        return try await module.run(Visit(question)).shown
    }

    private func compare(_ name: String, _ page: Rendering) throws {
        #expect(try JSONSerialization.jsonObject(with: Data(page.bytes)) is [String: Any])
        try expectSnapshot(PageState(page), named: "record-\(name)")
    }

    @Test("W2 year") func normal() async throws {
        let unknown = Comparison.unknown([.sample("GB", "United Kingdom", years: 2020...2024)]).places
        try compare("year", try await year(.success(.sample(Comparison.sample().places + unknown))))
    }

    @Test("W2 year without data") func unknown() async throws {
        try compare("year-unknown", try await year(.success(.unknown([.sample(years: 2027...2030)]))))
    }

    @Test("W2 year: error") func yearError() async throws {
        let failure = CompareFailure(place: places[0], reason: .service(.timedOut, country: "Germany"))
        try compare("year-error", try await year(.failure(failure)))
    }

    @Test("W2 year: hostile text") func hostile() async throws {
        let text = Sample.hostile + "\u{2028}\u{0}\\\""
        let column = Comparison.Column.sample(.sample("DE-BY", text, region: text, age: .seconds(60)))
        let day = Comparison.Day.sample("2026-12-25", text, ["DE-BY"], language: "en\" onload=\"alert(1)")
        try compare("year-hostile", try await year(.success(.sample([column], holidays: [day]))))
    }

    @Test("W2 meeting") func found() async throws {
        let days = MeetingDays.sample(
            inARow: ("2026-12-28", "2026-12-29"),
            halfDays: [.sample("Christmas Eve", on: "2026-12-24", isObserved: true, isEstimated: true)])
        try compare("meeting", try await meeting(.success(.sample(.success(days)))))
    }

    @Test("J6 meeting: hours of work") func hours() async throws {
        let asked = try #require(WorkingHours(from: TimeOfDay(minutes: 540), to: TimeOfDay(minutes: 1_020)))
        let days = MeetingDays.sample(wanted: nil, hours: MeetingDays.Hours(asked: asked, missed: 3, wider: nil))
        try compare("meeting-hours", try await meeting(.success(.sample(.success(days)))))
    }

    @Test("W2 meeting: no day, hostile text") func never() async throws {
        let days = MeetingDays.sample(days: [], skipped: [.sample(Sample.hostile)])
        try compare("meeting-hostile", try await meeting(.success(.sample(.success(days)))))
    }

    @Test("W2 meeting: out of range") func outOfRange() async throws {
        let problem = MeetingProblem.unreadable([.days("61", most: 60)])
        try compare("meeting-out-of-range", try await meeting(.success(.sample(.failure(problem)))))
    }

    @Test("W2 People and programs get the same status, and the words of the page")
    func problems() async throws {
        let problem = MeetingProblem.noData(place: .sample("GB", "United Kingdom"), year: 2040)
        let page = try await meeting(.success(.sample(.failure(problem))))
        #expect(page.status == .notFound && page.text.contains(problem.title(CompareWords())))
        let failure = CompareFailure(place: places[0], reason: .unknownCountry(Sample.code("QQ")))
        #expect(try await meeting(.failure(failure)).status == .notFound)
        #expect(try await year(.failure(failure)).status == .notFound)
    }

    @Test("W2 The records are assembled for their formats only")
    func formats() async throws {
        let services = Services.german()
        let router = CompareRouter(Sample.context(services))
        let germany = [Territory(Sample.code("DE"))]
        for (format, status) in [(Format.json, Status.ok), (.csv, .notFound)] {
            let year = try await router.run(.year(2026, germany), as: format).shown
            let meeting = try await router.run(.meeting(MeetingQuestion(germany)), as: format).shown
            #expect(year.status == status && meeting.status == status)
        }
    }
}
