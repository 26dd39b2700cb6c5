/// How much an upstream may cost: time, bytes, connections and attempts.
public struct FetchLimits: Hashable, Sendable {
    /// For all of a fetch: waiting for a connection, every attempt and the pauses between them, head and body.
    public var total: Duration
    /// For one connection to be made, TLS included.
    public var connect: Duration
    /// Bytes of a document, as it is sent and as it unpacks to.
    public var size: Int
    /// Requests under way at one host; more wait for their turn.
    public var concurrency: Int
    /// Attempts after the first one.
    public var retries: Int
    /// The longest pause before the first retry; it doubles with each further one. The pause itself is drawn from
    /// nothing to this ("full jitter"), so that many who failed together do not come back together.
    public var pause: Duration
    /// The longest `Retry-After` that is waited for; one that asks for more is handed to the caller.
    public var patience: Duration
    /// Retries that a success pays for. Together with what is there at the beginning it bounds the calls of any time:
    /// calls ≤ fetches × (1 + `retryShare`) + `retryReserve`.
    public var retryShare: Double
    /// Retries that are there at the beginning, and the most that are saved up.
    public var retryReserve: Double
    /// Failures in a row after which a host is left alone.
    public var failures: Int
    /// So long it is left alone; then one request a period tries whether it is back.
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
