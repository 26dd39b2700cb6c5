/// The contents of the cache, and counters since the start.
public struct CacheStatistics: Hashable, Sendable {
    /// The number of documents in memory.
    public var entries = 0
    /// The size of these documents in bytes, as they were sent; each counts at least ``DocumentCache/leastCost``.
    public var bytes = 0
    /// The number of lookups that returned a fresh document.
    public var hits = 0
    /// The number of lookups that found no document in memory or on disk.
    public var misses = 0
    /// The number of lookups that found a document that was no longer fresh.
    public var stale = 0
    /// The number of fetches.
    public var fetches = 0
    /// The number of fetches that revalidated a cached document.
    public var refreshes = 0
    /// The number of fetches that failed for any reason. An absent document is not a failure.
    public var failures = 0
    /// The number of documents from upstreams that failed to parse or validate.
    public var refused = 0
    /// The number of files that were damaged or no longer valid, and were removed.
    public var discarded = 0
    /// The time since the upstream last sent or confirmed the oldest document in memory; nil if there is none of known
    /// age.
    public var oldest: Duration?
    /// The number of documents whose last fetch failed.
    public var failing = 0

    public init() {}
}
