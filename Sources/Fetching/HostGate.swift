import Landings
import Synchronization
import Upstreams

/// Admits requests to one host, by its slots, circuit breaker and retry budget, and records the state of the host.
final class HostGate: Sendable {
    let endpoint: WebAddress.Endpoint
    let slots: Slots
    private let time: FetchTime
    private let record: Mutex<Record>

    private struct Record {
        var breaker: CircuitBreaker
        var budget: RetryBudget
        var state: HostState
        /// Settled when the probe in progress has ended; nil while there is none.
        var probe: Landing<Void>?
    }

    /// Whether a request may be sent.
    enum Entry: Sendable {
        /// The caller must report the end of the request to `ended`.
        case admitted(CircuitBreaker.Admission)
        /// The caller may ask again when the probe has ended.
        case waits(Landing<Void>)
        case refused(UpstreamFailure)
    }

    /// A change of the host's health.
    enum Change: Sendable {
        case suspended
        case resumed
    }

    init(endpoint: WebAddress.Endpoint, limits: FetchLimits, time: FetchTime) {
        self.endpoint = endpoint
        self.time = time
        slots = Slots(limits.concurrency)
        record = Mutex(
            Record(
                breaker: CircuitBreaker(threshold: limits.failures, period: limits.suspension),
                budget: RetryBudget(share: limits.retryShare, reserve: limits.retryReserve),
                state: HostState(host: endpoint.label)))
    }

    var host: String { endpoint.label }

    var state: HostState {
        let now = time.now()
        return record.withLock { record in
            var state = record.state
            if let wait = record.breaker.wait(at: now), !record.breaker.isProbing {
                state.health = .suspended(retryAfter: wait)
            } else if record.breaker.isSuspended {
                state.health = .probing
            }
            return state
        }
    }

    /// Returns what `begin` would return to a request that cannot be sent, so that no caller waits for a slot in vain;
    /// nil if one can be sent now.
    func objection() -> Entry? {
        let now = time.now()
        return record.withLock { record in record.breaker.objection(at: now).map { entry($0, &record) } }
    }

    /// Admits one request, if the circuit breaker does.
    func begin(attempt: Int) -> Entry {
        let now = time.now()
        return record.withLock { record in
            let admission = record.breaker.admit(at: now)
            let entry = entry(admission, &record)
            guard case .admitted = entry else { return entry }
            if admission == .probe, record.probe == nil { record.probe = Landing() }
            record.state.requests += 1
            record.state.retries += attempt > 1 ? 1 : 0
            record.state.underWay += 1
            return entry
        }
    }

    private func entry(_ admission: CircuitBreaker.Admission, _ record: inout Record) -> Entry {
        switch admission {
        case .allowed, .probe: return .admitted(admission)
        case .awaitsProbe:
            let probe = record.probe ?? Landing()
            record.probe = probe
            return .waits(probe)
        case .refused(let wait):
            record.state.refused += 1
            return .refused(.suspended(host: host, retryAfter: wait))
        }
    }

    /// Records the end of a request. Returns the change of the host's health, if any.
    ///
    /// - Parameter result: nil if the request was cancelled.
    func ended(
        _ result: Result<UpstreamAnswer, UpstreamFailure>?, of admission: CircuitBreaker.Admission
    ) -> Change? {
        let now = time.now()
        let moment = time.wallClock()
        let (change, probe) = record.withLock { record in
            let change = end(result, of: admission, at: now, moment, &record)
            defer { if !record.breaker.isProbing { record.probe = nil } }
            return (change, record.breaker.isProbing ? nil : record.probe)
        }
        probe?.settle(())
        return change
    }

    private func end(
        _ result: Result<UpstreamAnswer, UpstreamFailure>?, of admission: CircuitBreaker.Admission,
        at now: ContinuousClock.Instant, _ moment: Int, _ record: inout Record
    ) -> Change? {
        record.state.underWay -= 1
        var verdict = CircuitBreaker.Verdict.unknown
        switch result {
        case nil: break
        case .success(let answer):
            verdict = .answered
            record.state.answers += 1
            record.state.bytes += answer.count
        case .failure(let failure):
            verdict = failure.verdict
            record.state.failures += 1
            (record.state.lastFailure, record.state.failure) = (moment, failure)
        }
        if case .answered = verdict {
            record.state.lastAnswer = moment
            record.budget.earn()
        }
        guard record.breaker.record(verdict, of: admission, at: now) else { return nil }
        return record.breaker.isSuspended ? .suspended : .resumed
    }

    /// Takes one retry from the budget. Returns false if the budget is used up or the host is suspended.
    func mayRetry() -> Bool {
        record.withLock { $0.breaker.isSuspended ? false : $0.budget.spend() }
    }
}

extension UpstreamAnswer {
    /// The size of the document in bytes; 0 without one.
    var count: Int {
        if case .document(let bytes, _) = self { bytes.count } else { 0 }
    }
}
