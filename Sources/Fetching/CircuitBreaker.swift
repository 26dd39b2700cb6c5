/// Suspends requests to a host that keeps failing: more requests do not help the host, and waiting for it helps nobody.
///
/// A state machine without a clock: the caller passes the time.
///
///     working ──(failures in a row)──▶ suspended ──(period over)──▶ one probe ──▶ working, or suspended
///
/// Requests that come while the probe is in progress wait for its result: refusing them would report a host as failing
/// that has just recovered.
struct CircuitBreaker: Sendable {
    typealias Instant = ContinuousClock.Instant

    /// Whether a request may be sent.
    enum Admission: Equatable, Sendable {
        case allowed
        /// May be sent as the one request that finds out whether the host has recovered.
        case probe
        /// May be asked for again when the probe in progress has ended.
        case awaitsProbe
        case refused(retryAfter: Duration)
    }

    /// The outcome of a request, as far as it tells something about the host.
    enum Verdict: Sendable {
        case answered
        case failed
        /// The request ended for a reason that says nothing about the host.
        case unknown
    }

    private let threshold: Int
    private let period: Duration
    private var failures = 0
    /// When the next probe may be sent; nil while the host works.
    private var nextProbe: Instant?
    private(set) var isProbing = false

    init(threshold: Int, period: Duration) {
        self.threshold = max(threshold, 1)
        self.period = period
    }

    var isSuspended: Bool { nextProbe != nil }

    /// How long until the next probe may be sent; nil if a request may be sent now. Changes nothing.
    func wait(at now: Instant) -> Duration? {
        guard let nextProbe, now < nextProbe else { return nil }
        return now.duration(to: nextProbe)
    }

    /// The answer that `admit` would give to a request that cannot be sent; nil if one can be sent now. Changes nothing.
    func objection(at now: Instant) -> Admission? {
        guard let wait = wait(at: now) else { return nil }
        return isProbing ? .awaitsProbe : .refused(retryAfter: wait)
    }

    /// Asks for permission to send a request. Granting a probe starts the next period, whatever the outcome: there is
    /// at most one probe a period.
    mutating func admit(at now: Instant) -> Admission {
        guard isSuspended else { return .allowed }
        if let objection = objection(at: now) { return objection }
        nextProbe = now.advanced(by: period)
        isProbing = true
        return .probe
    }

    /// Records the outcome of an admitted request. Returns true if the host became suspended or recovered.
    mutating func record(_ verdict: Verdict, of admission: Admission, at now: Instant) -> Bool {
        if admission == .probe { isProbing = false }
        switch verdict {
        case .unknown:
            return false
        case .answered:
            defer { (failures, nextProbe, isProbing) = (0, nil, false) }
            return isSuspended
        case .failed:
            failures += 1
            guard !isSuspended, failures >= threshold else { return false }
            nextProbe = now.advanced(by: period)
            return true
        }
    }
}
