public import Upstreams

/// The state of one upstream host, for health checks and metrics.
public struct HostState: Hashable, Sendable {
    public enum Health: Hashable, Sendable {
        case working
        /// The host failed too often. No request is sent to it for this long.
        case suspended(retryAfter: Duration)
        /// The suspension is over: a probe is in progress, or the next request will be one.
        case probing
    }

    /// The host's name, with the port unless it is the scheme's default.
    public let host: String
    public internal(set) var health: Health = .working
    /// When the host last answered, in seconds since 1970-01-01 00:00 UTC; nil before. A 404 counts; a 429 or a 5xx
    /// does not.
    public internal(set) var lastAnswer: Int?
    /// When a request to the host last failed, in the same unit; nil before.
    public internal(set) var lastFailure: Int?
    /// The last failure; nil before.
    public internal(set) var failure: UpstreamFailure?

    /// The number of requests in progress.
    public internal(set) var underWay = 0
    /// The number of requests sent, including retries.
    public internal(set) var requests = 0
    /// The number of requests that were retries.
    public internal(set) var retries = 0
    /// The number of requests that returned a document, "not modified" or "no such document".
    public internal(set) var answers = 0
    /// The number of requests that failed. A cancelled request is neither an answer nor a failure.
    public internal(set) var failures = 0
    /// The number of attempts rejected because the host was suspended.
    public internal(set) var refused = 0
    /// The number of bytes of documents, unpacked.
    public internal(set) var bytes = 0

    init(host: String) { self.host = host }
}
