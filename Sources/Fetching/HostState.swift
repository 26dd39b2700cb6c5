public import Upstreams

/// What is known of a host that is asked for documents, for health checks and metrics.
public struct HostState: Hashable, Sendable {
    public enum Health: Hashable, Sendable {
        case working
        /// It failed too often; nobody asks it for so long.
        case suspended(retryAfter: Duration)
        /// One request finds out whether it is back, or the next one will.
        case probing
    }

    /// Its name, and its port where that is not the scheme's own.
    public let host: String
    public internal(set) var health: Health = .working
    /// When it last answered, whatever it said, in seconds since 1970-01-01 00:00 UTC.
    public internal(set) var lastAnswer: Int?
    /// When it last failed, likewise, and how.
    public internal(set) var lastFailure: Int?
    public internal(set) var failure: UpstreamFailure?

    /// Requests that are under way now.
    public internal(set) var underWay = 0
    /// Requests that went out, retries included.
    public internal(set) var requests = 0
    public internal(set) var retries = 0
    /// Requests that came back with a document, with "not modified" or with "no such document".
    public internal(set) var answers = 0
    /// Requests that did not.
    public internal(set) var failures = 0
    /// Fetches that had their answer from another one's request.
    public internal(set) var coalesced = 0
    /// Fetches that were turned away while the host was left alone.
    public internal(set) var refused = 0
    /// Bytes of documents, unpacked.
    public internal(set) var bytes = 0

    init(host: String) { self.host = host }
}
