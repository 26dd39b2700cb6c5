import FaultServer
import Testing
import Upstreams

@testable import Fetching

@Suite("Cancelled fetches", .timeLimit(.minutes(30)))
struct CancellationTests {
    @Test("A cancelled caller returns at once, and the others get their responses")
    func cancelled() async throws {
        try await Scene.run { scene in
            scene.server.hold()
            let first = Task { await scene.failure() }
            try await until { scene.server.requests.count == 1 }
            let second = Task { await scene.text() }
            try await until { scene.server.requests.count == 2 }
            first.cancel()
            guard case .unreachable = await first.value else { Issue.record("the first did not go"); return }
            scene.server.release()
            #expect(await second.value == Scene.document)
        }
    }

    @Test("A request whose caller has left is cancelled, and does not count as a failure of the host")
    func abandoned() async throws {
        try await Scene.run { scene in
            scene.server.fault = .silent
            let caller = Task { await scene.failure() }
            try await until { scene.server.requests.count == 1 }
            caller.cancel()
            _ = await caller.value
            try await until { scene.state?.underWay == 0 }
            #expect(scene.state?.failures == 0)
            scene.server.fault = nil
            #expect(await scene.text() == Scene.document)
        }
    }

    @Test("A caller that is cancelled before its fetch begins returns at once")
    func cancelledBefore() async throws {
        try await Scene.run { scene in
            scene.server.fault = .silent
            let caller = Task {
                while !Task.isCancelled { await Task.yield() }
                return await scene.failure()
            }
            caller.cancel()
            guard case .unreachable = await caller.value else { Issue.record("not cancelled"); return }
        }
    }
}
