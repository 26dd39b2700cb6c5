import Almanac
import Entities
import HTML
import Layout
import Places
import ServiceContracts
import TestSupport
import Testing
import VIPER
import VIPERTesting

@testable import Occasions

private let christmas = Occasion(
    id: Slug("Christmas Day"), name: "Christmas Day", about: "The birth of Jesus.", rule: "25 December",
    tradition: .christian)
private let mothers = Occasion(
    id: Slug("Mother’s Day"), name: Sample.hostile, about: Sample.rightToLeft, rule: "the second Sunday of May",
    tradition: .folk)

@Suite("Occasions record: interactor")
struct OccasionsRecordInteractorTests {
    private let interactor = OccasionsRecordInteractor(
        service: OccasionServiceDouble(
            [christmas, mothers],
            celebrations: [
                Celebration(
                    date: Sample.day("2026-12-25"), countries: [Sample.code("DE")], countriesInPart: [Sample.code("IN")]
                ),
                Celebration(date: Sample.day("2031-12-25"), countries: [Sample.code("DE")]),
            ]),
        clock: ClockDouble(Sample.day("2026-11-21")))

    @Test("All occasions are in the order of the source")
    func all() async throws {
        #expect(try await interactor.occasions() == [OccasionFacts(christmas), OccasionFacts(mothers)])
    }

    @Test("An occasion is told for last year and three years ahead; years without one are empty")
    func one() async throws {
        let kept = try await interactor.occasion(christmas.id)
        #expect(kept.facts == OccasionFacts(christmas) && kept.years.map(\.year) == [2025, 2026, 2027, 2028, 2029])
        let day = KeptOccasion.Day(
            date: Sample.day("2026-12-25"), countries: [Sample.code("DE")], countriesInPart: [Sample.code("IN")])
        #expect(kept.years.map(\.days) == [[], [day], [], [], []])
    }

    @Test("An unknown occasion and a failing source are failures")
    func failures() async throws {
        await #expect(throws: OccasionsRecordFailure.unknown) { try await interactor.occasion(Slug("x")) }
        let failing = OccasionsRecordInteractor(
            service: FailingOccasions(), clock: ClockDouble(Sample.day("2026-11-21")))
        await #expect(throws: OccasionsRecordFailure.service(.timedOut)) { try await failing.occasions() }
        await #expect(throws: OccasionsRecordFailure.service(.timedOut)) { try await failing.occasion(Slug("x")) }
    }

    private struct FailingOccasions: OccasionService {
        func occasions() async throws(ServiceFailure) -> [Occasion] { throw .timedOut }
        func occasion(_: Slug) async throws(ServiceFailure) -> Occasion? { throw .timedOut }
        func celebrations(of _: Slug, in _: Int) async throws(ServiceFailure) -> [Celebration] { throw .timedOut }
    }
}

struct OccasionsRecordInteractorDouble: OccasionsRecordInteracting {
    var all: Result<[OccasionFacts], OccasionsRecordFailure> = .success([
        OccasionFacts(christmas), OccasionFacts(mothers),
    ])
    var one: Result<KeptOccasion, OccasionsRecordFailure> = .failure(.unknown)

    func occasions() async throws(OccasionsRecordFailure) -> [OccasionFacts] { try all.get() }
    func occasion(_: Slug) async throws(OccasionsRecordFailure) -> KeptOccasion { try one.get() }
}

@Suite("Occasions record: presenter, view and router", .noOrphanedSnapshots(prefix: "record-"))
struct OccasionsRecordTests {
    private let router = OccasionsRecordRouter()

    private func compare(
        _ interactor: OccasionsRecordInteractorDouble, _ place: OccasionRecordPlace, _ name: String
    ) async throws {
        let presenter = OccasionsRecordPresenter(interactor: interactor, router: router)
        let module = Module(view: OccasionsRecordJSONView(), presenter: presenter)
        try expectSnapshot(await module.recorded(Visit(place)), named: name)
    }

    @Test("F1 The occasions, and one of them, are JSON")
    func json() async throws {
        let kept = KeptOccasion(
            facts: OccasionFacts(christmas),
            years: [
                KeptOccasion.Year(year: 2025, days: []),
                KeptOccasion.Year(
                    year: 2026,
                    days: [
                        KeptOccasion.Day(
                            date: Sample.day("2026-12-25"), countries: [Sample.code("DE"), Sample.code("GB")],
                            countriesInPart: [Sample.code("IN")])
                    ]),
            ])
        try await compare(OccasionsRecordInteractorDouble(), .all, "record-all")
        try await compare(OccasionsRecordInteractorDouble(one: .success(kept)), .occasion(christmas.id), "record-one")
    }

    @Test("F5 An unknown occasion is 404, and a failing source has its own status")
    func failures() async throws {
        try await compare(OccasionsRecordInteractorDouble(), .occasion(christmas.id), "record-unknown")
        let failing = OccasionsRecordInteractorDouble(all: .failure(.service(.timedOut)))
        try await compare(failing, .all, "record-error")
    }

    @Test("The address is the event, and each occasion of the list names its record")
    func addresses() async throws {
        let view = OccasionsRecordJSONView()
        #expect(view.event(from: Visit(.all)) == .all)
        #expect(view.event(from: Visit(.occasion(christmas.id))) == .one(christmas.id))
        #expect(router.link(to: .occasion(christmas.id)).description == "/occasions/christmas-day.json")
    }

    @Test("The entry point assembles the module")
    func entry() async throws {
        let services = Services.only(
            occasions: OccasionServiceDouble([christmas]), clock: ClockDouble(Sample.day("2026-11-21")))
        for place in [OccasionRecordPlace.all, .occasion(christmas.id)] {
            let router = OccasionsRouter(services, assets: Sample.assets, edition: Edition())
            guard case .page(let page) = await router.run(place, as: .json) else {
                Issue.record("no page")
                return
            }
            #expect(page.status == .ok && page.mediaType == "application/json")
        }
    }
}
