import SnapshotSupport
import Testing

@testable import Occasions

@Suite("Occasions record", .noOrphanedSnapshots(prefix: "record-"))
struct OccasionsRecordTests {
    private let router = OccasionDetailRouter()

    private func compare(_ result: Result<OccasionList, ServiceFailure>, _ name: String) async throws {
        let presenter = OccasionsRecordPresenter(
            interactor: OccasionListInteractorDouble(result: result), router: router)
        let module = Module(view: OccasionsRecordJSONView(), presenter: presenter)
        try expectSnapshot(await module.recorded(Visit(.list)), named: name)
    }

    private func compare(_ result: Result<KeptOccasion, LookupFailure>, _ name: String) async throws {
        let presenter = OccasionRecordPresenter(
            interactor: OccasionDetailInteractorDouble(result: result), router: router)
        let module = Module(view: OccasionRecordJSONView(), presenter: presenter)
        try expectSnapshot(await module.recorded(Visit(Sample.christmas.id)), named: name)
    }

    @Test("F1 The occasions, and one of them, are JSON")
    func json() async throws {
        try await compare(.success(.sample), "record-all")
        try await compare(.success(Sample.keptChristmas), "record-one")
    }

    @Test("F5 An unknown occasion is 404, and a failing source has its own status")
    func failures() async throws {
        try await compare(.failure(.unknown) as Result<KeptOccasion, LookupFailure>, "record-unknown")
        try await compare(.failure(.timedOut) as Result<OccasionList, ServiceFailure>, "record-error")
        try await compare(
            .failure(.service(.invalid)) as Result<KeptOccasion, LookupFailure>, "record-one-error")
    }

    @Test(
        "F9 The name of one occasion leads to its record; otherwise the problem has the ids of those that may be meant")
    func names() async throws {
        func step(_ guess: OccasionGuess) async -> Step<Recorded<OccasionRecord>, OccasionDetailNavigation, Never> {
            let presenter = OccasionRecordPresenter(
                interactor: OccasionDetailInteractorDouble(result: .failure(.unknown), guess: .success(guess)),
                router: router)
            return await presenter.handle(.opened(Slug("weihnachten")))
        }
        guard case .go(.record(Sample.christmas.id, .json)) = await step(.sample(Sample.christmas, isName: true)) else {
            Issue.record("not led to the record")
            return
        }
        let several = await step(.sample(Sample.christmas, Sample.epiphany, isName: true))
        guard case .show(.problem(let problem), .notFound) = several else { Issue.record("no problem"); return }
        #expect(problem.faults.map(\.name) == ["occasion"])
        #expect(
            problem.faults.first?.reason
                == "Occasions that may be meant: christmas-day (Christmas Day) and epiphany (Epiphany).")
    }

    @Test("The address is the event, and each record names its page and the other records")
    func addresses() {
        #expect(OccasionsRecordJSONView().event(from: Visit(.list)) == .opened)
        let id = Sample.christmas.id
        #expect(OccasionRecordJSONView().event(from: Visit(id)) == .opened(id))
        #expect(router.link(to: .list).description == "/occasions")
        #expect(router.link(to: .occasion(id)).description == "/occasions/christmas-day")
        #expect(router.link(to: .record(id, .json)).description == "/occasions/christmas-day.json")
    }
}
