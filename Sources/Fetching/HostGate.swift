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

    func joined() { record.withLock { $0.state.coalesced += 1 } }

    /// Counts and returns the failure if the host is suspended, so that no caller waits for a slot in vain; else nil.
    func refusal() -> UpstreamFailure? {
        let now = time.now()
        return record.withLock { record in
            guard let wait = record.breaker.wait(at: now) else { return nil }
            record.state.refused += 1
            return .suspended(host: host, retryAfter: wait)
        }
    }

    /// Admits one request. The caller must report its end to `ended`.
    ///
    /// - Throws: `suspended` if the circuit breaker refuses.
    func begin(attempt: Int) throws(UpstreamFailure) -> CircuitBreaker.Admission {
        let now = time.now()
        let admission = record.withLock { record in
            let admission = record.breaker.admit(at: now)
            if case .refused = admission {
                record.state.refused += 1
            } else {
                record.state.requests += 1
                record.state.retries += attempt > 1 ? 1 : 0
                record.state.underWay += 1
            }
            return admission
        }
        if case .refused(let wait) = admission { throw .suspended(host: host, retryAfter: wait) }
        return admission
    }

    /// Records the end of a request. Returns the change of the host's health, if any.
    ///
    /// - Parameter result: nil if the request was cancelled.
    func ended(
        _ result: Result<UpstreamAnswer, UpstreamFailure>?, of admission: CircuitBreaker.Admission
    ) -> Change? {
        let now = time.now()
        let moment = time.wallClock()
        return record.withLock { record in
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
