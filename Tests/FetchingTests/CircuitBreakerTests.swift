import Adapters
import FaultServer
import Testing
import Upstreams

@testable import Fetching

@Suite("Circuit breaker", .timeLimit(.minutes(30)))
final class CircuitBreakerTests {
    private let start = ContinuousClock.now
    private var breaker = CircuitBreaker(threshold: 5, period: .seconds(10))

    private func fail(_ times: Int, at time: Duration = .zero) {
        for _ in 0..<times {
            let now = start.advanced(by: time)
            let admission = breaker.admit(at: now)
            _ = breaker.record(.failed, of: admission, at: now)
        }
    }

    private func admit(at time: Duration) -> CircuitBreaker.Admission {
        breaker.admit(at: start.advanced(by: time))
    }

    private func record(
        _ verdict: CircuitBreaker.Verdict, of admission: CircuitBreaker.Admission, at time: Duration
    ) -> Bool {
        breaker.record(verdict, of: admission, at: start.advanced(by: time))
    }

    @Test("Four failures in a row do nothing, the fifth opens the breaker")
    func opens() {
        fail(4)
        #expect(admit(at: .zero) == .allowed)
        #expect(record(.failed, of: .allowed, at: .zero))
        #expect(admit(at: .seconds(1)) == .refused(retryAfter: .seconds(9)))
    }

    @Test("A success resets the failure count; an abandoned request does not")
    func resets() {
        fail(4)
        _ = breaker.record(.answered, of: .allowed, at: start)
        fail(4)
        _ = breaker.record(.unknown, of: .allowed, at: start)
        #expect(!breaker.isSuspended)
        fail(1)
        #expect(breaker.isSuspended)
    }

    @Test("The breaker allows one probe per period, whatever its outcome")
    func probes() {
        fail(5)
        #expect(admit(at: .seconds(10)) == .probe)
        #expect(admit(at: .seconds(10)) == .awaitsProbe)
        #expect(admit(at: .seconds(19)) == .awaitsProbe)
        #expect(!record(.failed, of: .probe, at: .seconds(12)))
        #expect(admit(at: .seconds(19)) == .refused(retryAfter: .seconds(1)))
        #expect(admit(at: .seconds(20)) == .probe)
        // This probe is cancelled, or never reports a result.
        #expect(!record(.unknown, of: .probe, at: .seconds(21)))
        #expect(admit(at: .seconds(29)) == .refused(retryAfter: .seconds(1)))
        #expect(admit(at: .seconds(30)) == .probe)
    }

    @Test("An hour of failures allows exactly 360 probes, however many requests there are")
    func hour() {
        fail(5)
        var probes = 0
        for second in 1...3600 {
            for _ in 0..<10 {
                let now = start.advanced(by: .seconds(second))
                let admission = breaker.admit(at: now)
                guard admission == .probe else { continue }
                probes += 1
                _ = breaker.record(.failed, of: admission, at: now)
            }
        }
        #expect(probes == 360)
    }

    @Test("A successful probe closes the breaker")
    func closes() {
        fail(5)
        #expect(admit(at: .seconds(10)) == .probe)
        #expect(record(.answered, of: .probe, at: .seconds(10)))
        #expect(admit(at: .seconds(10)) == .allowed)
        fail(4, at: .seconds(11))
        #expect(!breaker.isSuspended)
    }

    @Test("Late failures of earlier requests do not postpone the probe")
    func late() {
        fail(5)
        for second in 1...9 { _ = breaker.record(.failed, of: .allowed, at: start.advanced(by: .seconds(second))) }
        #expect(admit(at: .seconds(10)) == .probe)
    }

    @Test("Verdicts depend on the state of the host, not on the usefulness of the response")
    func verdicts() {
        let failed: [UpstreamFailure] = [
            .unreachable(host: "h", reason: ""), .timedOut(host: "h", after: .zero), .damaged(host: "h", reason: ""),
            .status(500, host: "h", retryAfter: nil), .status(429, host: "h", retryAfter: nil),
        ]
        let answered: [UpstreamFailure] = [
            .status(401, host: "h", retryAfter: nil), .status(402, host: "h", retryAfter: nil),
            .status(403, host: "h", retryAfter: nil), .mediaType(nil, host: "h"), .tooLarge(host: "h", limit: 1),
        ]
        #expect(failed.allSatisfy { $0.verdict == .failed })
        #expect(answered.allSatisfy { $0.verdict == .answered })
    }

    @Test("After five failures a host is suspended, probed once per period, and used again after a success")
    func fetching() async throws {
        let clock = Forward()
        try await Scene.run(time: clock.time) { scene in
            scene.server.fault = .status(500)
            for number in 0..<8 {
                let failure = await scene.failure("/\(number)")
                guard number >= 5 else { continue }
                guard case .suspended(scene.host, let wait) = failure else { Issue.record("\(number)"); return }
                #expect(wait <= .seconds(10) && wait > .zero)
            }
            #expect(scene.server.requests.count == 5)
            #expect(scene.state?.refused == 3)
            guard case .suspended = scene.state?.health else { Issue.record("works"); return }

            clock.advance(by: .seconds(10))
            #expect(scene.state?.health == .probing)
            #expect(await scene.failure() == .status(500, host: scene.host, retryAfter: nil))
            guard case .suspended = await scene.failure() else { Issue.record("a second probe"); return }
            #expect(scene.server.requests.count == 6)

            clock.advance(by: .seconds(10))
            scene.server.fault = nil
            #expect(await scene.text() == Scene.document)
            #expect(scene.state?.health == .working)
            #expect(scene.server.requests.count == 7)
            #expect(scene.events.all.filter { $0 == .resumed(host: scene.host) }.count == 1)
            let suspensions = scene.events.all.filter { if case .suspended = $0 { true } else { false } }
            #expect(
                suspensions == [.suspended(host: scene.host, after: .status(500, host: scene.host, retryAfter: nil))])
        }
    }

    @Test("Documents that are asked for while the probe is in progress wait for its result, good or bad")
    func waiting() async throws {
        let clock = Forward()
        try await Scene.run(time: clock.time) { scene in
            scene.server.fault = .status(500)
            for number in 0..<5 { _ = await scene.failure("/\(number)") }
            clock.advance(by: .seconds(10))
            scene.server.hold()
            for (fault, expected) in [(Fault.status(500), 1), (nil, 4)] {
                scene.server.fault = fault
                let before = scene.server.requests.count
                let probe = Task { await scene.result(of: scene.request("/probe")) }
                try await until { scene.server.requests.count == before + 1 }
                let others = (1...3).map { number in Task { await scene.result(of: scene.request("/\(number)")) } }
                try await Task.sleep(for: .milliseconds(50))
                #expect(scene.server.requests.count == before + 1, "only the probe is sent")
                scene.server.release()
                let outcome = await probe.value
                for other in others {
                    let result = await other.value
                    switch (result, fault) {
                    case (.success, nil), (.failure(.suspended), .some): break
                    case (let other, _): Issue.record("\(other) after \(outcome)")
                    }
                }
                #expect(scene.server.requests.count == before + expected)
                scene.server.hold()
                clock.advance(by: .seconds(10))
            }
        }
    }

    @Test("A document waits for the probe no longer than its own time")
    func waitsWithinTime() async throws {
        let clock = Forward()
        try await Scene.run(limits: .patient.changed { $0.total = .seconds(1) }, time: clock.time) { scene in
            scene.server.fault = .status(500)
            for number in 0..<5 { _ = await scene.failure("/\(number)") }
            clock.advance(by: .seconds(10))
            scene.server.hold()
            let probe = Task { await scene.failure("/probe") }
            try await until { scene.server.requests.count == 6 }
            let start = ContinuousClock.now
            #expect(await scene.failure("/other") != nil)
            #expect(ContinuousClock.now - start < .seconds(10))
            #expect(await probe.value == .timedOut(host: scene.host, after: .seconds(1)))
            scene.server.release()
        }
    }

    @Test("Suspending one host does not affect another")
    func hosts() async throws {
        try await Scene.run { scene in
            scene.server.fault = .status(500)
            for number in 0..<5 { _ = await scene.failure("/\(number)") }
            let other = try await FaultServer.start()
            let request = UpstreamRequest(url: other.url(), mediaTypes: ["text/xml"])
            #expect(await scene.text(of: request) == "<document/>")
            await other.stop()
        }
    }
}
