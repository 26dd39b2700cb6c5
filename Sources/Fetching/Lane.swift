import Synchronization
import Upstreams

/// What is kept for one host: whether it may be asked, how many are asking, and what became of it.
final class Lane: Sendable {
    let origin: WebAddress.Origin
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

    init(origin: WebAddress.Origin, limits: FetchLimits, time: FetchTime) {
        self.origin = origin
        self.time = time
        slots = Slots(limits.concurrency)
        record = Mutex(
            Record(
                breaker: CircuitBreaker(threshold: limits.failures, period: limits.suspension),
                budget: RetryBudget(share: limits.retryShare, reserve: limits.retryReserve),
                state: HostState(host: origin.label)))
    }

    var host: String { origin.label }

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

    /// Why it is not worth waiting for a turn.
    func refusal() -> UpstreamFailure? {
        let now = time.now()
        return record.withLock { record in
            guard let wait = record.breaker.wait(at: now) else { return nil }
            record.state.refused += 1
            return .suspended(host: host, retryAfter: wait)
        }
    }

    /// Leave to send a request, whose end has to be told by `ended`.
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

    /// Nil for a request that was given up.
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

    /// Takes a retry out of the budget, unless the host is being left alone.
    func mayRetry() -> Bool {
        record.withLock { $0.breaker.isSuspended ? false : $0.budget.spend() }
    }
}

extension UpstreamAnswer {
    /// Bytes of a document.
    var count: Int {
        if case .document(let bytes, _) = self { bytes.count } else { 0 }
    }
}
