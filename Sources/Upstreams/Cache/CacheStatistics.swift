/// What the cache holds, and what it did since the start.
public struct CacheStatistics: Hashable, Sendable {
    /// Documents in memory.
    public var entries = 0
    /// What those were read from, in bytes; a small document counts as ``DocumentCache/leastCost``.
    public var bytes = 0
    /// Visits that were given a fresh document.
    public var hits = 0
    /// Visits that found nothing good, in memory or on disk.
    public var misses = 0
    /// Visits that were given a document past its fresh time.
    public var stale = 0
    /// Questions to upstreams.
    public var fetches = 0
    /// Those of them that were to renew a document at hand.
    public var refreshes = 0
    /// Questions that failed, whatever the reason.
    public var failures = 0
    /// Answers that the reading refused.
    public var refused = 0
    /// Files that were damaged, or could not be read any more, and were removed.
    public var discarded = 0
    /// Documents whose upstream failed when last asked.
    public var failing = 0

    public init() {}
}
