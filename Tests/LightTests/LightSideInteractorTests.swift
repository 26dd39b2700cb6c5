import TestSupport
import Testing

@testable import Light

@Suite("Light side: interactor")
struct LightSideInteractorTests {
    private func requests(refresh: Bool) async -> Set<String> {
        let requests = SideRequests()
        _ = await LightSideInteractor(service: requests.service()).content(refresh: refresh)
        return Set(requests.texts)
    }

    @Test("S2 S6 It requests its own code and list, once; a refresh requests fresh data for both")
    func loads() async {
        #expect(await requests(refresh: false) == ["code of light", "masters"])
        #expect(await requests(refresh: true) == ["fresh code of light", "fresh masters"])
    }

    @Test("S2 The two loads run at the same time", .timeLimit(.minutes(30)))
    func parallel() async {
        // Neither load finishes before the other has started, so sequential loads would never end.
        let asked = SideRequests()
        let content = await LightSideInteractor(service: asked.service(answeringAfter: 2)).content(refresh: false)
        #expect(asked.texts.count == 2)
        #expect(content.code.failure == nil && content.masters.failure == nil)
    }

    @Test("S7 Each part fails independently, with its own failure")
    func failures() async {
        var service = SideServiceDouble()
        service.code = .failure(.timedOut)
        let noCode = await LightSideInteractor(service: service).content(refresh: false)
        #expect(noCode.code == .failed(.timedOut) && noCode.masters.failure == nil)

        service = SideServiceDouble()
        service.masters = .failure(.invalid)
        let noList = await LightSideInteractor(service: service).content(refresh: false)
        #expect(noList.masters == .failed(.invalid) && noList.code.failure == nil)
    }

    @Test("S4 H4 It returns values, each with the age of its stale copy", arguments: [nil, SupplyAge.seconds(600)])
    func values(age: SupplyAge?) async {
        var service = SideServiceDouble()
        service.age = age
        let content = await LightSideInteractor(service: service).content(refresh: false)
        let lines = ["There is no emotion, there is peace.", "There is the Force."]
        #expect(content.code == .loaded(LightSideCode(title: "The Jedi code", lines: lines), age: age))
        let luke = LightSideMaster(
            name: PartedName(given: "Luke", family: "Skywalker"),
            apprentices: [PartedName(given: "Ben", family: "Solo"), PartedName(given: "Rey")])
        let windu = LightSideMaster(name: PartedName(given: "Mace", family: "Windu"), apprentices: [])
        #expect(content.masters == .loaded([luke, windu], age: age))
    }
}
