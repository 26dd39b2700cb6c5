import Upstreams

/// Which failures are worth another attempt, and after how long. Every request of an `UpstreamRequest` may be sent
/// again.
struct RetryPolicy: Sendable {
    var pause: Duration
    var patience: Duration

    init(_ limits: FetchLimits) {
        pause = limits.pause
        patience = limits.patience
    }

    /// How long to wait before the next attempt, or nil where there should be none.
    ///
    /// - Parameters:
    ///   - attempt: the one that failed, counted from 1.
    ///   - random: from 0 to 1.
    func wait(after failure: UpstreamFailure, attempt: Int, random: Double) -> Duration? {
        let jitter = pause * Double(1 << min(max(attempt, 1) - 1, 10)) * random
        switch failure {
        case .unreachable:
            return jitter
        case .status(502, _, nil), .status(504, _, nil), .status(503, _, nil):
            return jitter
        case .status(502, _, let wait?), .status(503, _, let wait?), .status(504, _, let wait?),
            .status(429, _, let wait?):
            return wait <= patience ? wait + jitter : nil
        default:
            return nil
        }
    }
}

extension UpstreamFailure {
    /// Whether the host is in trouble, rather than the document or the question. A document that cannot be used is the
    /// business of who reads it.
    var verdict: CircuitBreaker.Verdict {
        switch self {
        case .unreachable, .timedOut, .damaged: .failed
        case .status(let code, _, _): code >= 500 || code == 429 ? .failed : .answered
        case .tooLarge, .mediaType: .answered
        case .redirected, .suspended: .unknown
        }
    }
}
