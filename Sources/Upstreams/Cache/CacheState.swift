/// Everything that the cache knows, and what follows of it. It waits for nothing: it is changed under a lock.
struct CacheState {
    /// What became of a question to an upstream.
    enum Outcome: Sendable {
        case copy(CachedCopy)
        case trouble(Trouble)
    }

    /// What to do for a visit.
    struct Plan {
        /// Given out unless something better comes in time.
        var copy: CachedCopy?
        /// What the copy is marked with, or what the visitor is told where there is none.
        var trouble: Trouble?
        /// The question that is on its way.
        var flight: Flight<Outcome>?
        /// The question is new: whoever has the plan must ask it.
        var isNew = false
        /// So long to wait for it.
        var patience = Duration.zero
    }

    /// What a visitor who is waiting for better than an old copy waits at most.
    static let patience = Duration.milliseconds(50)

    var copies: LeastRecentlyUsed<DocumentKey, CachedCopy>
    var troubles = LeastRecentlyUsed<DocumentKey, Trouble>(limit: 10_000)
    var loads: [DocumentKey: Flight<CachedCopy?>] = [:]
    var fetches: [DocumentKey: Flight<Outcome>] = [:]
    var renewals: Set<DocumentKey> = []
    let renewalLimit: Int
    var counts = CacheStatistics()

    /// The copy, if it is fresh; it is the only thing that most visits want.
    mutating func fresh(
        _ key: DocumentKey, _ lifetimes: Lifetimes, at now: ContinuousClock.Instant
    ) -> CachedCopy? {
        guard let copy = copies.value(key), lifetimes.standing(of: copy.age(at: now)) == .fresh else { return nil }
        counts.hits += 1
        return copy
    }

    /// - Parameters:
    ///   - found: a copy that is not in memory any more, if there is one.
    ///   - budget: so long may be waited where there is nothing to give out, or it is not wanted.
    mutating func plan(
        _ key: DocumentKey, found: CachedCopy?, refresh: Bool, _ lifetimes: Lifetimes, budget: Duration,
        at now: ContinuousClock.Instant
    ) -> Plan {
        let copy = copies.value(key) ?? found
        let standing = copy.map { lifetimes.standing(of: $0.age(at: now)) }
        count(standing)
        if standing == .fresh, !refresh { return Plan(copy: copy) }
        var plan = Plan(copy: copy, trouble: troubles.value(key))
        if let trouble = plan.trouble, now < trouble.until { return plan }
        plan.patience = refresh || copy == nil ? budget : standing == .old ? Self.patience : .zero
        plan.flight = fetches[key]
        guard plan.flight == nil else { return plan }
        // Without a copy somebody waits, and with `refresh` somebody asks; all else can be done by the next visit.
        if copy != nil, !refresh, renewals.count >= renewalLimit { return plan }
        plan.flight = begin(key, renews: copy != nil)
        plan.isNew = true
        return plan
    }

    private mutating func count(_ standing: Standing?) {
        switch standing {
        case .fresh: counts.hits += 1
        case .stale, .old: counts.stale += 1
        case nil: counts.misses += 1
        }
    }

    private mutating func begin(_ key: DocumentKey, renews: Bool) -> Flight<Outcome> {
        let flight = Flight<Outcome>()
        fetches[key] = flight
        counts.fetches += 1
        if renews {
            renewals.insert(key)
            counts.refreshes += 1
        }
        return flight
    }

    /// What was loaded from disk goes where nothing newer came meanwhile.
    mutating func loaded(_ copy: CachedCopy?, _ key: DocumentKey) -> CachedCopy? {
        loads[key] = nil
        if let newer = copies.value(key) { return newer }
        if let copy { keep(copy, key) }
        return copy
    }

    /// Nothing bad that comes of a question touches the copy at hand.
    ///
    /// - Parameter showed: the copy that visitors were given until now.
    /// - Returns: whether pages made before are out of date, and whether the upstream works after it did not.
    mutating func landed(
        _ outcome: Outcome, _ key: DocumentKey, showed: CachedCopy?, _ lifetimes: Lifetimes,
        at now: ContinuousClock.Instant
    ) -> (isRevised: Bool, isRecovered: Bool) {
        fetches[key] = nil
        renewals.remove(key)
        switch outcome {
        case .copy(let copy):
            let wasTrouble = troubles.remove(key) != nil
            // An old copy may have been given out with its age.
            let wasMarked = wasTrouble || showed.map { lifetimes.standing(of: $0.age(at: now)) == .old } ?? false
            keep(copy, key)
            return (wasMarked || showed?.checksum != copy.checksum, wasTrouble)
        case .trouble(let trouble):
            counts.failures += trouble.kind == .absent ? 0 : 1
            let before = troubles.value(key)
            troubles.insert(trouble, for: key, cost: 1)
            // Who asks for what never was makes no page out of date.
            let isRevised =
                before.map { ($0.kind == .absent) != (trouble.kind == .absent) } ?? (copies.value(key) != nil)
            return (isRevised, false)
        }
    }

    private mutating func keep(_ copy: CachedCopy, _ key: DocumentKey) {
        copies.insert(copy, for: key, cost: max(copy.size, DocumentCache.leastCost))
    }

    var statistics: CacheStatistics {
        var statistics = counts
        statistics.entries = copies.count
        statistics.bytes = copies.cost
        statistics.failing = troubles.count { $0.kind != .absent }
        return statistics
    }
}
