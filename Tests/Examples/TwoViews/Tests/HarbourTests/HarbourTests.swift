import Testing
import VIPER
import VIPERTesting

@testable import Harbour

struct HarbourInteractorDouble: HarbourInteracting {
    var onShips = Stub<Void, Result<HarbourReport, HarbourFailure>>(unset: "ships()", placeholder: .failure(.fog))

    func ships() async throws(HarbourFailure) -> HarbourReport { try onShips(()).get() }
}

@Suite("One Presenter, two Views", .noOrphanedSnapshots())
struct HarbourTests {
    /// The time changes from test to test; the snapshots do not.
    private let report = HarbourReport(
        ships: [.init("Albatross", berth: 1), .init("<Puffin>", berth: 7)], time: "0\(Int.random(in: 0...9)):30")

    private func visits(
        _ result: Result<HarbourReport, HarbourFailure>
    ) async -> (page: RecordedVisit<Never>, json: RecordedVisit<Never>) {
        let router = RecordingRouter<HarbourNavigation>()
        let presenter = HarbourPresenter(
            interactor: HarbourInteractorDouble(onShips: Stub(returning: result)), router: router)
        let page = Module(view: HarbourView(), presenter: presenter)
        let json = Module(view: HarbourJSONView(), presenter: presenter)
        return await (page.recorded(Visit(.page)), json.recorded(Visit(.json)))
    }

    @Test("Both Views show the ships")
    func ships() async throws {
        let (page, json) = await visits(.success(report))
        try expectSnapshot(page, named: "ships", masks: [.between("<time>", and: "</time>", named: "time")])
        try expectSnapshot(json, named: "ships-json", masks: [.between("\"time\" : \"", and: "\"", named: "time")])
    }

    @Test("Without a report both have the same status")
    func fog() async throws {
        let (page, json) = await visits(.failure(.fog))
        #expect(page.status == .unavailable(retryAfter: .seconds(600)) && page.status == json.status)
        try expectSnapshot(page, named: "fog", raw: .kept)
        try expectSnapshot(json, named: "fog-json")
    }

    @Test("The address chooses the View")
    func addresses() async {
        #expect(await RecordedVisit(Harbour().run(.page)).mediaType == "text/html; charset=utf-8")
        #expect(await RecordedVisit(Harbour().run(.json)).mediaType == "application/json")
    }
}
