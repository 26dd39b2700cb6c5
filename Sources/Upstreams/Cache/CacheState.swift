import Landings
import Support

/// The state of the cache and its transitions. No method waits: the state changes under a lock.
struct CacheState {
    /// The outcome of a fetch.
    enum Outcome: Sendable {
        case copy(CachedCopy)
        case trouble(Trouble)
    }

    /// What to do for one lookup.
    struct Plan {
        /// The copy to serve unless the fetch returns a better one in time.
        var copy: CachedCopy?
        /// The last trouble with the document: why the copy may be out of date, or is missing.
        var trouble: Trouble?
        /// The fetch in progress, if any.
        var fetch: Landing<Outcome>?
        /// Whether the fetch is new: the caller must start it.
        var isNew = false
        /// How long to wait for the fetch.
        var patience = Duration.zero
    }

    /// The longest wait for a fetch while an old copy could be served.
    static let patience = Duration.milliseconds(50)

    var copies: LeastRecentlyUsed<DocumentKey, CachedCopy>
    var troubles = LeastRecentlyUsed<DocumentKey, Trouble>(countLimit: 10_000)
    /// The reads from disk and the fetches in progress. They are part of the state, because joining one and caching what
    /// it brought must be one step with the lookup.
    var loads: [DocumentKey: Landing<CachedCopy?>] = [:]
    var fetches: [DocumentKey: Landing<Outcome>] = [:]
    var renewals: Set<DocumentKey> = []
    let renewalLimit: Int
    var counts = CacheStatistics()

    /// Returns the copy if it is fresh. Most lookups end here.
    mutating func fresh(
        _ key: DocumentKey, _ lifetimes: Lifetimes, at now: ContinuousClock.Instant
    ) -> CachedCopy? {
        guard let copy = copies.value(key), lifetimes.freshness(of: copy.age(at: now)) == .fresh else { return nil }
        counts.hits += 1
        return copy
    }

    /// Decides what to serve, whether to fetch, and how long to wait.
    ///
    /// - Parameters:
    ///   - found: the copy that was just found, in case it was evicted from memory since; nil if none was found.
    ///   - refresh: whether to fetch even if the copy is fresh.
    ///   - budget: the longest wait without a copy, or with `refresh`.
    mutating func plan(
        _ key: DocumentKey, found: CachedCopy?, refresh: Bool, _ lifetimes: Lifetimes, budget: Duration,
        at now: ContinuousClock.Instant
    ) -> Plan {
        let copy = copies.value(key) ?? found
        let freshness = copy.map { lifetimes.freshness(of: $0.age(at: now)) }
        count(freshness)
        if freshness == .fresh, !refresh { return Plan(copy: copy) }
        var plan = Plan(copy: copy, trouble: troubles.value(key))
        if let trouble = plan.trouble, trouble.holdsBack(at: now) { return plan }
        plan.patience = refresh || copy == nil ? budget : freshness == .old ? Self.patience : .zero
        plan.fetch = fetches[key]
        guard plan.fetch == nil else { return plan }
        // Without a copy a visitor waits, and with `refresh` one asked for it. Any other fetch can be left to the next
        // lookup.
        if copy != nil, !refresh, renewals.count >= renewalLimit { return plan }
        plan.fetch = begin(key, renews: copy != nil)
        plan.isNew = true
        return plan
    }

    private mutating func count(_ freshness: Freshness?) {
        switch freshness {
        case .fresh: counts.hits += 1
        case .stale, .old: counts.stale += 1
        case nil: counts.misses += 1
        }
    }

    private mutating func begin(_ key: DocumentKey, renews: Bool) -> Landing<Outcome> {
        let fetch = Landing<Outcome>()
        fetches[key] = fetch
        counts.fetches += 1
        if renews {
            renewals.insert(key)
            counts.refreshes += 1
        }
        return fetch
    }

    /// Caches what was loaded from disk, unless something newer was cached meanwhile. Returns the copy to use.
    mutating func loaded(_ copy: CachedCopy?, _ key: DocumentKey) -> CachedCopy? {
        loads[key] = nil
        if let newer = copies.value(key) { return newer }
        if let copy { keep(copy, key) }
        return copy
    }

    /// Records the outcome of a fetch. A failure never replaces the cached copy.
    ///
    /// - Parameter showed: the copy that was served until now.
    /// - Returns: whether pages made before are out of date, and whether the upstream recovered from a failure.
    mutating func finished(
        _ outcome: Outcome, _ key: DocumentKey, showed: CachedCopy?, _ lifetimes: Lifetimes,
        at now: ContinuousClock.Instant
    ) -> (isRevised: Bool, isRecovered: Bool) {
        fetches[key] = nil
        renewals.remove(key)
        switch outcome {
        case .copy(let copy):
            let trouble = troubles.remove(key)
            let wasTrouble = trouble != nil
            // Pages may show the age of an old copy.
            let wasMarked = wasTrouble || showed.map { lifetimes.freshness(of: $0.age(at: now)) == .old } ?? false
            keep(copy, key)
            return (wasMarked || showed?.checksum != copy.checksum, wasTrouble && trouble?.kind != .refused)
        case .trouble(let trouble):
            if case .failed = trouble.kind { counts.failures += 1 }
            let before = troubles.value(key)
            // A refusal says nothing new about a document that had trouble of its own.
            if trouble.kind == .refused, let before, before.kind != .refused { return (false, false) }
            troubles.insert(trouble, for: key)
            // A document that never existed makes no page out of date.
            let isRevised =
                before.map { ($0.kind == .absent) != (trouble.kind == .absent) } ?? (copies.value(key) != nil)
            return (isRevised, false)
        }
    }

    private mutating func keep(_ copy: CachedCopy, _ key: DocumentKey) {
        copies.insert(copy, for: key, cost: max(copy.size, DocumentCache.leastCost))
    }

    /// The contents of the cache and its counters. Takes time by the number of documents.
    func statistics(at now: ContinuousClock.Instant) -> CacheStatistics {
        var statistics = counts
        statistics.entries = copies.count
        statistics.bytes = copies.cost
        statistics.oldest = copies.values.lazy.compactMap { $0.age(at: now) }.max()
        statistics.failing = troubles.count { if case .failed = $0.kind { true } else { false } }
        return statistics
    }
}
