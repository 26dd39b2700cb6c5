/// Leaves a host alone that fails again and again: it is not helped by more requests, and nobody by waiting for it.
///
/// A state machine without a clock: whoever asks says what time it is.
///
///     working ──(failures in a row)──▶ suspended ──(period over)──▶ one probe ──▶ working, or suspended
struct CircuitBreaker: Sendable {
    typealias Instant = ContinuousClock.Instant

    /// Whether a request may go out.
    enum Admission: Equatable, Sendable {
        case allowed
        /// The one request that finds out whether the host is back.
        case probe
        case refused(retryAfter: Duration)
    }

    /// What became of a request.
    enum Verdict: Sendable {
        case answered
        case failed
        /// It was given up for a reason that says nothing about the host.
        case unknown
    }

    private let threshold: Int
    private let period: Duration
    private var failures = 0
    /// When the next probe may go out; nil while the host works.
    private var nextProbe: Instant?
    private(set) var isProbing = false

    init(threshold: Int, period: Duration) {
        self.threshold = max(threshold, 1)
        self.period = period
    }

    var isSuspended: Bool { nextProbe != nil }

    /// How long until somebody may try, without trying.
    func wait(at now: Instant) -> Duration? {
        guard let nextProbe, now < nextProbe else { return nil }
        return now.duration(to: nextProbe)
    }

    /// Asks for leave to send a request. A probe counts from here on, whatever becomes of it: no two in one period.
    mutating func admit(at now: Instant) -> Admission {
        guard isSuspended else { return .allowed }
        if let wait = wait(at: now) { return .refused(retryAfter: wait) }
        nextProbe = now.advanced(by: period)
        isProbing = true
        return .probe
    }

    /// Says what became of a request that was let out. Answers true where the host's state changed.
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
