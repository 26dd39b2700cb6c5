import Adapters
import Upstreams

/// Decides which failures to retry, and after what pause. Every `UpstreamRequest` may be sent again, POST included.
struct RetryPolicy: Sendable {
    var pause: Duration
    var patience: Duration

    init(_ limits: FetchLimits) {
        pause = limits.pause
        patience = limits.patience
    }

    /// How long to wait before the next attempt; nil if the failure is not worth a retry.
    ///
    /// - Parameters:
    ///   - attempt: the number of the failed attempt, counted from 1.
    ///   - random: a number from 0 to 1 that scales the pause.
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
    /// Whether the failure is the host's, rather than that of the request or the document. A document with invalid
    /// content is not a failure here: its reader reports it.
    var verdict: CircuitBreaker.Verdict {
        switch self {
        case .unreachable, .timedOut, .damaged: .failed
        case .status(let code, _, _): code >= 500 || code == 429 ? .failed : .answered
        case .tooLarge, .mediaType: .answered
        case .redirected, .suspended: .unknown
        }
    }
}
