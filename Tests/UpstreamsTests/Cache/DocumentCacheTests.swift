import Adapters
import TestSupport
import Testing

@testable import Upstreams

@Suite("The document cache")
struct DocumentCacheTests {
    @Test("A fresh document is returned without a fetch")
    func fresh() async throws {
        let stage = CacheStage(UpstreamDouble("one"))
        for _ in 0..<3 {
            #expect(try await stage.visit()?.summary == "one good fine")
        }
        stage.clock.pass(.seconds(3599))
        #expect(try await stage.visit()?.summary == "one good fine")
        #expect(stage.upstream.calls.count == 1)
    }

    @Test("A stale document is returned at once and revalidated in the background for the next visit")
    func stale() async throws {
        let stage = CacheStage(UpstreamDouble("one"))
        _ = try await stage.visit()
        stage.clock.pass(.seconds(3600))
        stage.upstream.answers(.document("two"))
        stage.upstream.hold()
        #expect(try await stage.visit()?.summary == "one good fine")
        #expect(try await stage.visit()?.summary == "one good fine")
        try await stage.upstream.called(2)
        stage.upstream.release()
        await stage.settle()
        #expect(try await stage.visit()?.summary == "two good fine")
        #expect(stage.upstream.calls.count == 2)
    }

    @Test("An expired document is replaced before the answer if the fetch takes at most 50 ms")
    func oldRenewed() async throws {
        let stage = CacheStage(UpstreamDouble("one"))
        _ = try await stage.visit()
        stage.clock.pass(CacheStage.old)
        stage.upstream.answers(.document("two"))
        #expect(try await stage.visit()?.summary == "two good fine")
    }

    @Test("An expired document is returned with its age after 50 ms, and the fetch continues")
    func oldWaiting() async throws {
        let stage = CacheStage(UpstreamDouble("one"))
        _ = try await stage.visit()
        stage.clock.pass(CacheStage.old)
        stage.upstream.answers(.document("two"))
        stage.upstream.hold()
        async let visit = stage.visit()
        try await stage.clock.sleepers(1)
        stage.clock.pass(.milliseconds(50))
        #expect(try await visit?.summary == "one 90000 s timedOut")
        stage.upstream.release()
        await stage.settle()
        #expect(try await stage.visit()?.summary == "two good fine")
        #expect(stage.upstream.calls.count == 2)
    }

    @Test("While the upstream fails, the stale copy is returned with its age and the failure, until it recovers")
    func failing() async throws {
        let stage = CacheStage(UpstreamDouble("one"))
        _ = try await stage.visit()
        stage.upstream.answers(.down)
        stage.clock.pass(.seconds(7200))
        #expect(try await stage.visit()?.summary == "one good fine")
        await stage.settle()
        #expect(try await stage.visit()?.summary == "one 7200 s unavailable(retryAfter: Optional(10.0 seconds))")
        stage.clock.pass(.seconds(9))
        #expect(try await stage.visit()?.summary == "one 7209 s unavailable(retryAfter: Optional(1.0 seconds))")
        #expect(stage.upstream.calls.count == 2)
        stage.upstream.answers(.document("two"))
        stage.clock.pass(.seconds(1))
        #expect(try await stage.visit()?.summary == "one 7210 s unavailable(retryAfter: nil)")
        await stage.settle()
        #expect(try await stage.visit()?.summary == "two good fine")
        #expect(
            stage.events.texts == [
                "a: cannot reach holidays.example: connection refused", "a: the upstream works again",
            ])
    }

    @Test("If no valid copy was ever fetched, the failure is returned at once, and remembered for a while")
    func coldAndDown() async throws {
        let stage = CacheStage(UpstreamDouble(.down))
        for _ in 0..<3 {
            await #expect(throws: ServiceFailure.unavailable(retryAfter: .seconds(10))) { try await stage.visit() }
        }
        #expect(stage.upstream.calls.count == 1)
        stage.clock.pass(.seconds(10))
        stage.upstream.answers(.document("one"))
        #expect(try await stage.visit()?.summary == "one good fine")
    }

    @Test("Retry-After delays the next fetch, by ten seconds to an hour")
    func retryAfter() async throws {
        for (wanted, pause) in [(120, 120), (2, 10), (1_000_000, 3600)] as [(Int64, Int64)] {
            let stage = CacheStage(
                UpstreamDouble(.failure(.status(503, host: "holidays.example", retryAfter: .seconds(wanted)))))
            await #expect(throws: ServiceFailure.unavailable(retryAfter: .seconds(pause))) { try await stage.visit() }
            stage.clock.pass(.seconds(pause - 1))
            _ = try? await stage.visit()
            #expect(stage.upstream.calls.count == 1)
            stage.clock.pass(.seconds(1))
            _ = try? await stage.visit()
            #expect(stage.upstream.calls.count == 2)
        }
    }

    @Test("A visitor waits two seconds for a silent upstream; the answer that comes later is there for the next")
    func silent() async throws {
        let stage = CacheStage(UpstreamDouble("one"))
        stage.upstream.hold()
        let visit = Task { try await stage.visit() }
        try await stage.clock.sleepers(1)
        stage.clock.pass(.milliseconds(1999))
        try await stage.clock.sleepers(1)
        stage.clock.pass(.milliseconds(1))
        await #expect(throws: ServiceFailure.timedOut) { try await visit.value }
        stage.upstream.release()
        await stage.settle()
        #expect(try await stage.visit()?.summary == "one good fine")
        #expect(stage.upstream.calls.count == 1)
    }

    @Test("A cancelled visit stops only its own wait")
    func cancelled() async throws {
        let stage = CacheStage(UpstreamDouble("one"))
        stage.upstream.hold()
        let first = Task { try await stage.visit() }
        try await stage.clock.sleepers(1)
        async let second = stage.visit()
        try await stage.clock.sleepers(2)
        first.cancel()
        await #expect(throws: ServiceFailure.timedOut) { try await first.value }
        stage.upstream.release()
        #expect(try await second?.summary == "one good fine")
        #expect(stage.upstream.calls.count == 1)
    }

    @Test("A thousand visitors of a document that nobody has are one question")
    func thousand() async throws {
        let stage = CacheStage(UpstreamDouble("one"), shelf: ShelfDouble())
        stage.upstream.hold()
        let values = try await withThrowingTaskGroup(of: String?.self) { group in
            for _ in 0..<1000 { group.addTask { (try? await stage.visit())?.summary } }
            try await stage.clock.sleepers(1000)
            stage.upstream.release()
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(values == Array(repeating: "one good fine", count: 1000))
        #expect(stage.upstream.calls.count == 1)
    }

    @Test("100,000 visits during an outage of an hour all get a copy, marked with its age")
    func downForAnHour() async throws {
        let stage = CacheStage(UpstreamDouble("good"))
        let names = (0..<100).map { "page \($0)" }
        for name in names { _ = try await stage.visit(name) }
        stage.upstream.answers(.down)
        stage.clock.pass(CacheStage.old)
        let before = stage.upstream.calls.count
        var marked = 0
        for visit in 0..<100_000 {
            let supply = try #require(try await stage.visit(names[visit % names.count]))
            #expect(supply.value == "good")
            if let age = supply.age, age >= .copy(CacheStage.old), supply.failure != nil { marked += 1 }
            stage.clock.pass(.milliseconds(36))
        }
        #expect(marked == 100_000)
        // Each document is fetched once in ten seconds.
        let asked = stage.upstream.calls.count - before
        #expect((300 * names.count...361 * names.count).contains(asked), "\(asked)")
    }

    @Test("The number of simultaneous background fetches is limited")
    func renewalLimit() async throws {
        let stage = CacheStage(UpstreamDouble("one"), renewals: 2)
        for name in ["a", "b", "c"] { _ = try await stage.visit(name) }
        stage.clock.pass(.seconds(3600))
        stage.upstream.hold()
        for name in ["a", "b", "c"] {
            #expect(try await stage.visit(name)?.summary == "one good fine")
        }
        try await stage.upstream.called(5)
        stage.upstream.release()
        await stage.settle()
        #expect(try await stage.visit("c")?.summary == "one good fine")
        await stage.settle()
        #expect(stage.upstream.calls.map(\.url.utf8.count).count == 6)
        #expect(stage.upstream.calls.last?.url == UpstreamRequest.example("c").url)
    }
}
