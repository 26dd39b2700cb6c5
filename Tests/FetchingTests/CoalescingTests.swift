import FaultServer
import Testing
import Upstreams

@testable import Fetching

@Suite("Equal fetches", .timeLimit(.minutes(30)))
struct CoalescingTests {
    @Test("1,000 simultaneous fetches send one request")
    func thousand() async throws {
        try await Scene.run { scene in
            scene.server.hold()
            let documents = try await withThrowingTaskGroup { group in
                for _ in 0..<1000 { group.addTask { await scene.text() } }
                try await until { scene.state?.coalesced == 999 }
                scene.server.release()
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(documents == [String](repeating: Scene.document, count: 1000))
            #expect(scene.server.requests.count == 1)
        }
    }

    @Test("Consecutive fetches send two requests, and so do fetches with different validators")
    func different() async throws {
        try await Scene.run { scene in
            _ = try await scene.get("/a")
            _ = try await scene.get("/a")
            async let one = scene.get("/b")
            async let other = scene.get("/b", unless: Validators(entityTag: "\"1\""))
            _ = try await (one, other)
            #expect(scene.server.count(of: "/a") == 2)
            #expect(scene.server.count(of: "/b") == 2)
        }
    }

    @Test("A cancelled caller returns at once, and the others get the response")
    func cancelled() async throws {
        try await Scene.run { scene in
            scene.server.hold()
            let first = Task { await scene.failure() }
            try await until { scene.server.requests.count == 1 }
            let second = Task { await scene.text() }
            try await until { scene.state?.coalesced == 1 }
            first.cancel()
            guard case .unreachable = await first.value else { Issue.record("the first did not go"); return }
            scene.server.release()
            #expect(await second.value == Scene.document)
            #expect(scene.server.requests.count == 1)
        }
    }

    @Test("A request without remaining callers is cancelled, and does not count as a failure of the host")
    func abandoned() async throws {
        try await Scene.run { scene in
            scene.server.fault = .silent
            let callers = [Task { await scene.failure() }, Task { await scene.failure() }]
            try await until { scene.server.requests.count == 1 && scene.state?.coalesced == 1 }
            for caller in callers { caller.cancel() }
            for caller in callers { _ = await caller.value }
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
