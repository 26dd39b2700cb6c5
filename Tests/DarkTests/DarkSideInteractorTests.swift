import TestSupport
import Testing

@testable import Dark

@Suite("Dark side: interactor")
struct DarkSideInteractorTests {
    private func requests(refresh: Bool) async -> Set<String> {
        let requests = SideRequests()
        _ = await DarkSideInteractor(service: requests.service()).content(refresh: refresh)
        return Set(requests.texts)
    }

    @Test("S2 S6 It requests its own code and list, once; a refresh requests fresh data for both")
    func loads() async {
        #expect(await requests(refresh: false) == ["code of dark", "holocrons"])
        #expect(await requests(refresh: true) == ["fresh code of dark", "fresh holocrons"])
    }

    @Test("S2 The two loads run at the same time", .timeLimit(.minutes(30)))
    func parallel() async {
        // Neither load finishes before the other has started, so sequential loads would never end.
        let asked = SideRequests()
        let content = await DarkSideInteractor(service: asked.service(answeringAfter: 2)).content(refresh: false)
        #expect(asked.texts.count == 2)
        #expect(content.code.failure == nil && content.holocrons.failure == nil)
    }

    @Test("S7 Each part fails independently, with its own failure")
    func failures() async {
        var service = SideServiceDouble()
        service.code = .failure(.timedOut)
        let noCode = await DarkSideInteractor(service: service).content(refresh: false)
        #expect(noCode.code == .failed(.timedOut) && noCode.holocrons.failure == nil)

        service = SideServiceDouble()
        service.holocrons = .failure(.invalid)
        let noList = await DarkSideInteractor(service: service).content(refresh: false)
        #expect(noList.holocrons == .failed(.invalid) && noList.code.failure == nil)
    }

    @Test("S5 H4 It returns values, each with the age of its stale copy", arguments: [nil, SupplyAge.seconds(600)])
    func values(age: SupplyAge?) async {
        var service = SideServiceDouble()
        service.age = age
        let content = await DarkSideInteractor(service: service).content(refresh: false)
        let lines = ["There is no emotion, there is peace.", "There is the Force."]
        #expect(content.code == .loaded(DarkSideCode(title: "The Jedi code", lines: lines), age: age))
        let adas = DarkSideHolocron(
            name: "Adas's holocron", creator: "King Adas", powers: ["Dark rituals", "Sith alchemy"])
        let lost = DarkSideHolocron(name: "Lost holocron", creator: nil, powers: [])
        #expect(content.holocrons == .loaded([adas, lost], age: age))
    }
}
