import Almanac
import Entities
import Synchronization
import TestSupport
import Testing

@testable import Sides

/// A list of requests in the order in which they arrived.
final class Requests: Sendable {
    private let list = Mutex<[String]>([])

    var texts: [String] { list.withLock { $0 } }
    func append(_ text: String) { list.withLock { $0.append(text) } }
}

@Suite("Side: interactor")
struct SideInteractorTests {
    private func requests(_ side: Side, refresh: Bool) async -> Set<String> {
        let requests = Requests()
        var service = SideServiceDouble()
        service.onRequest = { what, isFresh in requests.append(isFresh ? "fresh \(what)" : what) }
        _ = await SideInteractor(service: service).content(of: side, refresh: refresh)
        return Set(requests.texts)
    }

    @Test("S2 Each side requests its own code and list, once")
    func loads() async {
        #expect(await requests(.light, refresh: false) == ["code of light", "masters"])
        #expect(await requests(.dark, refresh: false) == ["code of dark", "holocrons"])
    }

    @Test("S6 A refresh requests fresh data for both parts")
    func refresh() async {
        #expect(await requests(.light, refresh: true) == ["fresh code of light", "fresh masters"])
        #expect(await requests(.dark, refresh: true) == ["fresh code of dark", "fresh holocrons"])
    }

    @Test("S2 The two loads run at the same time", .timeLimit(.minutes(5)))
    func parallel() async {
        // Neither load finishes before the other has started, so sequential loads would never end.
        let asked = Requests()
        var service = SideServiceDouble()
        service.onRequest = { what, _ in
            asked.append(what)
            while asked.texts.count < 2, !Task.isCancelled { await Task.yield() }
        }
        let content = await SideInteractor(service: service).content(of: .light, refresh: false)
        #expect(asked.texts.count == 2)
        guard case .loaded = content.code, case .loaded = content.list else {
            Issue.record("a part is missing")
            return
        }
    }

    @Test("S7 Each part fails independently, with its own failure")
    func failures() async throws {
        var service = SideServiceDouble()
        service.code = .failure(.timedOut)
        let noCode = await SideInteractor(service: service).content(of: .light, refresh: false)
        #expect(noCode.code == .failed(.timedOut))
        guard case .loaded(.masters(let masters), age: nil) = noCode.list else {
            Issue.record("\(noCode.list)")
            return
        }
        #expect(masters.count == 2)

        service = SideServiceDouble()
        service.holocrons = .failure(.invalid)
        let noList = await SideInteractor(service: service).content(of: .dark, refresh: false)
        #expect(noList.list == .failed(.invalid))
        guard case .loaded = noList.code else {
            Issue.record("\(noList.code)")
            return
        }
    }

    @Test("S4 S5 The Interactor returns values, with their age")
    func values() async {
        var service = SideServiceDouble()
        service.age = .seconds(600)
        let content = await SideInteractor(service: service).content(of: .dark, refresh: false)
        #expect(
            content.list
                == .loaded(
                    .holocrons([
                        .init(
                            Holocron(
                                name: "Adas's holocron", creator: "King Adas", powers: ["Dark rituals", "Sith alchemy"])
                        ),
                        .init(Holocron(name: "Lost holocron", creator: nil, powers: [])),
                    ]), age: .seconds(600)))
    }
}
