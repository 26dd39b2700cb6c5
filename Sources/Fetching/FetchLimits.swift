/// The limits on what an upstream may cost: time, bytes, connections and attempts.
public struct FetchLimits: Hashable, Sendable {
    /// The longest time of a fetch: waiting for a slot, every attempt and the pauses between them, up to the end of the
    /// body.
    public var total: Duration
    /// The longest time to open one connection, including TLS.
    public var connect: Duration
    /// The largest document in bytes, both as sent and unpacked.
    public var size: Int
    /// The most requests in progress to one host; further ones wait.
    public var concurrency: Int
    /// The number of attempts after the first one.
    public var retries: Int
    /// The longest pause before the first retry; it doubles with each further retry. The actual pause is random between
    /// zero and this ("full jitter"), so that clients that failed together do not retry together.
    public var pause: Duration
    /// The longest `Retry-After` to wait for before a retry. A longer one fails the fetch, and the failure carries the
    /// time.
    public var patience: Duration
    /// How much of a retry each success adds to the retry budget. Together with `retryReserve` it bounds the requests
    /// in any period: requests ≤ fetches × (1 + `retryShare`) + `retryReserve`.
    public var retryShare: Double
    /// The retry budget at the start, and the most that it can hold.
    public var retryReserve: Double
    /// The number of failures in a row after which a host is suspended.
    public var failures: Int
    /// How long a host is suspended. After that, one request in each such period probes whether it has recovered.
    public var suspension: Duration

    public init(
        total: Duration = .seconds(10), connect: Duration = .seconds(3), size: Int = 2_000_000, concurrency: Int = 4,
        retries: Int = 2, pause: Duration = .milliseconds(200), patience: Duration = .seconds(2),
        retryShare: Double = 0.15, retryReserve: Double = 3, failures: Int = 5, suspension: Duration = .seconds(10)
    ) {
        self.total = total
        self.connect = connect
        self.size = size
        self.concurrency = concurrency
        self.retries = retries
        self.pause = pause
        self.patience = patience
        self.retryShare = retryShare
        self.retryReserve = retryReserve
        self.failures = failures
        self.suspension = suspension
    }
}
