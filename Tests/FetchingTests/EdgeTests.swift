import FaultServer
import Testing
import Upstreams

@testable import Fetching

@Suite("Edges of fetching", .timeLimit(.minutes(30)))
struct EdgeTests {
    @Test("A document may be as long as the limit, and no longer", arguments: [(99, true), (100, true), (101, false)])
    func size(length: Int, isTaken: Bool) async throws {
        let text = String(repeating: "a", count: length)
        try await Scene.run(limits: .patient.changed { $0.size = 100 }, answer: { _ in .document(text) }) { scene in
            if isTaken {
                #expect(await scene.text() == text)
            } else {
                #expect(await scene.failure() == .tooLarge(host: scene.host, limit: 100))
            }
        }
    }

    @Test("The breaker opens at the threshold, refuses during the pause, and probes at its end")
    func breaker() {
        let start = ContinuousClock.now
        for threshold in 1...3 {
            var breaker = CircuitBreaker(threshold: threshold, period: .seconds(10))
            for failure in 1...threshold {
                let admission = breaker.admit(at: start)
                let hasOpened = breaker.record(.failed, of: admission, at: start)
                #expect(admission == .allowed && hasOpened == (failure == threshold))
            }
            let early = breaker.admit(at: start + .seconds(10) - .nanoseconds(1))
            #expect(early == .refused(retryAfter: .nanoseconds(1)))
            let late = breaker.admit(at: start + .seconds(10))
            #expect(late == .probe)
        }
    }

    @Test("A Retry-After longer than the patience is not waited for", arguments: [(1, true), (2, true), (3, false)])
    func patience(seconds: Int, isWaited: Bool) {
        let policy = RetryPolicy(FetchLimits(pause: .zero, patience: .seconds(2)))
        let failure = UpstreamFailure.status(503, host: "a", retryAfter: .seconds(seconds))
        #expect((policy.wait(after: failure, attempt: 1, random: 0) != nil) == isWaited)
    }

    @Test("A reserve of three allows three retries, and each success earns a share of one")
    func budget() {
        var budget = RetryBudget(share: 0.5, reserve: 3)
        var allowed = [budget.spend(), budget.spend(), budget.spend(), budget.spend()]
        #expect(allowed == [true, true, true, false])
        budget.earn()
        allowed = [budget.spend()]
        budget.earn()
        allowed += [budget.spend(), budget.spend()]
        #expect(allowed == [false, true, false])
    }
}
