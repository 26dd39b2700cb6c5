import Almanac
import Synchronization
import TestSupport
import Testing
import VIPERTesting

@testable import Sides

@Suite("Edges of the sides")
struct EdgeTests {
    @Test("H4 Each part of a stale side has its age; a fresh part has no age", arguments: Side.allCases)
    func age(side: Side) async {
        for age in [nil, Duration.seconds(600)] {
            var service = SideServiceDouble()
            service.age = age
            let content = await SideInteractor(service: service).content(of: side, refresh: false)
            guard case .loaded(_, let codeAge) = content.code, case .loaded(_, let listAge) = content.list else {
                Issue.record("nothing loaded")
                return
            }
            #expect(codeAge == age && listAge == age)
        }
    }

    @Test("S6 A refresh requests fresh data for both parts; opening does not", arguments: Side.allCases)
    func refresh(side: Side) async {
        let asked = Requests()
        var service = SideServiceDouble()
        service.onRequest = { _, isFresh in asked.add(isFresh) }
        let presenter = SidePresenter(
            interactor: SideInteractor(service: service), router: RecordingRouter())
        _ = await presenter.handle(.opened(side))
        #expect(asked.all == [false, false])
        _ = await presenter.handle(.refreshed(side))
        #expect(asked.all == [false, false, true, true])
    }

    private final class Requests: Sendable {
        private let values = Mutex<[Bool]>([])

        var all: [Bool] { values.withLock(\.self) }

        func add(_ isFresh: Bool) { values.withLock { $0.append(isFresh) } }
    }
}
