import FaultServer
import Synchronization
import Testing
import Upstreams

@testable import Fetching

@Suite("Retries", .timeLimit(.minutes(30)))
struct RetryTests {
    private static let limits = FetchLimits.patient.changed { ($0.retries, $0.pause) = (2, .milliseconds(2)) }

    /// Replies with the given replies, then with a document.
    private static func after(_ replies: Reply...) -> @Sendable (ReceivedRequest) -> Reply {
        let rest = Counted(replies)
        return { _ in rest.next() ?? .document(Scene.document) }
    }

    private final class Counted: Sendable {
        private let replies: Mutex<[Reply]>

        init(_ replies: [Reply]) { self.replies = Mutex(replies) }

        func next() -> Reply? { replies.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
    }

    @Test(
        "A possibly temporary failure is retried, at most twice",
        arguments: [
            Reply.status(502), .status(503), .status(504), .status(503, retryAfter: "0"), .status(429, retryAfter: "0"),
        ])
    func passing(_ reply: Reply) async throws {
        try await Scene.run(limits: Self.limits, answer: Self.after(reply, reply)) { scene in
            #expect(await scene.text() == Scene.document)
            #expect(scene.server.requests.count == 3)
            #expect(scene.state?.retries == 2)
        }
        try await Scene.run(limits: Self.limits, answer: Self.after(reply, reply, reply)) { scene in
            #expect(
                await scene.failure()
                    == .status(
                        reply.status, host: scene.host, retryAfter: reply[header: "Retry-After"] == nil ? nil : .zero))
            #expect(scene.server.requests.count == 3)
        }
    }

    @Test("A broken connection is retried", arguments: [Fault.reset, .hangsUp])
    func broken(_ fault: Fault) async throws {
        try await Scene.run(limits: Self.limits) { scene in
            scene.server.fault = fault
            guard case .unreachable = await scene.failure() else { Issue.record("reached"); return }
            #expect(scene.server.requests.count == 3)
        }
    }

    @Test(
        "A permanent failure is not retried",
        arguments: [
            Fault.status(500), .status(403), .status(404), .status(429), .status(429, retryAfter: "120"),
            .status(503, retryAfter: "120"), .errorPage, .half, .redirectLoop, .redirectElsewhere, .gzipBomb,
        ])
    func final(_ fault: Fault) async throws {
        try await Scene.run(limits: Self.limits) { scene in
            scene.server.fault = fault
            _ = await scene.failure()
            // A redirect to itself is followed once.
            #expect(scene.server.requests.count == (fault == .redirectLoop ? 2 : 1))
        }
    }

    @Test("The backoff is random up to a bound that doubles, and follows Retry-After")
    func pauses() {
        let policy = RetryPolicy(FetchLimits(retries: 2, pause: .milliseconds(200), patience: .seconds(2)))
        func wait(_ failure: UpstreamFailure, _ attempt: Int, _ random: Double) -> Duration? {
            policy.wait(after: failure, attempt: attempt, random: random)
        }
        let broken = UpstreamFailure.unreachable(host: "h", reason: "")
        #expect(wait(broken, 1, 0) == .zero)
        #expect(wait(broken, 1, 1) == .milliseconds(200))
        #expect(wait(broken, 2, 1) == .milliseconds(400))
        #expect(wait(broken, 2, 0.5) == .milliseconds(200))
        #expect(wait(.status(503, host: "h", retryAfter: .seconds(2)), 1, 0.5) == .milliseconds(2100))
        #expect(wait(.status(503, host: "h", retryAfter: .seconds(3)), 1, 0.5) == nil)
        #expect(wait(.timedOut(host: "h", after: .seconds(1)), 1, 0.5) == nil)
    }

    @Test("A pause that would outlast the deadline is not begun")
    func noTime() async throws {
        let limits = Self.limits.changed { ($0.total, $0.patience) = (.seconds(20), .seconds(1000)) }
        try await Scene.run(limits: limits) { scene in
            scene.server.fault = .status(503, retryAfter: "60")
            #expect(await scene.failure() == .status(503, host: scene.host, retryAfter: .seconds(60)))
            #expect(scene.server.requests.count == 1)
        }
    }

    @Test("Successes earn retries")
    func budget() {
        var budget = RetryBudget(share: 0.25, reserve: 2)
        func spends() -> Bool { budget.spend() }
        #expect(spends())
        #expect(spends())
        #expect(!spends())
        for _ in 0..<3 { budget.earn() }
        #expect(!spends())
        budget.earn()
        #expect(spends())
        for _ in 0..<100 { budget.earn() }
        #expect(budget.saved == 2)
    }

    @Test("If 30 % of the responses are 503, 1,000 fetches send at most 1,200 requests")
    func trouble() async throws {
        let number = Mutex<UInt64>(7)
        let answer: @Sendable (ReceivedRequest) -> Reply = { _ in
            // A linear congruential generator (Knuth's MMIX): gives the same sequence in each run.
            let draw = number.withLock { number in
                number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return number >> 33
            }
            return draw % 100 < 30 ? .status(503) : .document(Scene.document)
        }
        // Without the circuit breaker, which would only reduce the requests.
        let limits = Self.limits.changed { $0.failures = .max }
        try await Scene.run(limits: limits, answer: answer) { scene in
            var documents = 0
            for number in 0..<1000 where (try? await scene.get("/\(number)")) != nil { documents += 1 }
            let calls = scene.server.requests.count
            #expect(calls <= 1200, "\(calls) calls, \(documents) documents")
            #expect(calls > 1050, "retries are made: \(calls) calls")
            #expect(documents > 750, "and help: \(documents) documents")
        }
    }

    @Test("Retries add only three requests to a host that is down")
    func down() async throws {
        let limits = Self.limits.changed { $0.failures = .max }
        try await Scene.run(limits: limits) { scene in
            scene.server.fault = .status(503)
            for number in 0..<100 { _ = await scene.failure("/\(number)") }
            #expect(scene.server.requests.count == 103)
        }
    }
}
