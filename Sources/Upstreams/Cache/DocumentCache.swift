public import Almanac
import Synchronization

/// Keeps the good documents of an upstream, in memory and on disk, and gives them out while the upstream is slow,
/// wrong or gone.
///
/// - A fresh document is given out as it is; a stale one too, and is renewed behind the visitor's back.
/// - An older one is given out where it cannot be renewed at once; it says its age then, and so does any that is not
///   fresh while the upstream fails.
/// - Equal questions are one question at a time. It belongs to nobody: a visitor who goes away does not end it, and
///   what comes too late for one is there for the next.
/// - Nothing that fails, is absent or is refused ever takes the place of a good document.
///
/// Ages are measured on a clock that does not jump. The wall clock only dates the files; a file of the future is
/// given out and renewed, as if it were stale.
public final class DocumentCache: Sendable {
    /// What even the smallest document counts, in bytes.
    public static let leastCost = 1024

    let upstream: any Upstream
    let shelf: ShelfQueue?
    let clock: any CacheClock
    let report: @Sendable (CacheEvent) -> Void
    let state: Mutex<CacheState>
    let revisions = Atomic<UInt64>(0)
    /// How long a visitor waits at most where there is nothing good.
    let budget: Duration

    /// - Parameters:
    ///   - shelf: the disk; nil to keep documents in memory alone.
    ///   - memoryLimit: how many bytes of documents to keep read in memory. The last one read stays in any case.
    ///   - budget: how long a visitor waits at most where there is nothing good.
    ///   - renewalLimit: how many documents are renewed at a time behind visitors' backs.
    ///   - report: told of what an operator should know, on any thread.
    public init(
        upstream: any Upstream, shelf: (any DocumentShelf)?, memoryLimit: Int, budget: Duration = .seconds(2),
        renewalLimit: Int = 8, clock: any CacheClock = SystemCacheClock(),
        report: @escaping @Sendable (CacheEvent) -> Void
    ) {
        self.upstream = upstream
        self.clock = clock
        self.budget = budget
        self.report = report
        self.shelf = shelf.map { ShelfQueue($0, clock: clock) { report(.shelf($0)) } }
        state = Mutex(CacheState(copies: LeastRecentlyUsed(limit: memoryLimit), renewalLimit: renewalLimit))
    }

    /// Grows whenever a document was stored or replaced by another, or its upstream began or ceased to fail: pages that
    /// were made of it before are out of date then. Whoever keeps pages reads it before the page is made.
    ///
    /// It does not grow by time passing: only a visit to ``document(_:as:lifetimes:refresh:)`` has a stale document
    /// renewed, so a page must not be kept for ever.
    public var revision: UInt64 { revisions.load(ordering: .acquiring) }

    public var statistics: CacheStatistics { state.withLock { $0.statistics } }

    /// What the request's document says.
    ///
    /// - Parameters:
    ///   - refresh: asks the upstream anew, unless it failed a moment ago, and waits for it.
    ///   - time: waits for so long at most; nil for the budget, which is the most in any case.
    /// - Returns: nil where the upstream has no such document, or the reading says so. The supply has an age where it
    ///   is not as good as it should be.
    /// - Throws: where there never was a good document, within the budget.
    public func document<Value>(
        _ request: UpstreamRequest, as reading: Reading<Value>, lifetimes: Lifetimes, refresh: Bool = false,
        within time: Duration? = nil
    ) async throws(ServiceFailure) -> Supply<Value>? {
        let budget = max(min(time ?? self.budget, self.budget), .zero)
        let key = DocumentKey(request, as: Value.self)
        let start = clock.instant
        if !refresh, let copy = state.withLock({ $0.fresh(key, lifetimes, at: start) }) { return try supply(copy) }
        let found = await copyAtHand(key, reading, within: min(Self.diskPatience, budget))
        let now = clock.instant
        let plan = state.withLock {
            $0.plan(
                key, found: found, refresh: refresh, lifetimes, budget: max(budget - elapsed(since: start), .zero),
                at: now)
        }
        if plan.isNew, let flight = plan.flight {
            // Detached: it inherits nothing of the visitor who happens to be first.
            Task.detached { await self.fetch(key, as: reading, lifetimes, holding: plan.copy, for: flight) }
        }
        var trouble = plan.trouble
        if plan.patience > .zero, let flight = plan.flight {
            switch await flight.outcome(within: plan.patience, clock) {
            case .copy(let copy): return try supply(copy)
            case .trouble(let new): trouble = new
            case nil: trouble = Trouble(.failed(.timedOut), until: now)
            }
        }
        if let copy = plan.copy { return try settle(copy, trouble, lifetimes) }
        return try settle(await lateCopy(key, within: budget - elapsed(since: start)), trouble, lifetimes)
    }

    /// The same for a document that the upstream has to have.
    ///
    /// - Throws: ``ServiceFailure/missing`` if it has not.
    public func required<Value>(
        _ request: UpstreamRequest, as reading: Reading<Value>, lifetimes: Lifetimes, refresh: Bool = false
    ) async throws(ServiceFailure) -> Supply<Value> {
        var reading = reading
        reading.isRequired = true
        guard let supply = try await document(request, as: reading, lifetimes: lifetimes, refresh: refresh) else {
            throw .missing
        }
        return supply
    }

    private func elapsed(since start: ContinuousClock.Instant) -> Duration { start.duration(to: clock.instant) }

    /// The copy at hand in memory or on disk, whatever its age, without asking the upstream. It has an age where the
    /// upstream failed when last asked.
    public func copy<Value>(_ request: UpstreamRequest, as reading: Reading<Value>) async -> Supply<Value>? {
        let key = DocumentKey(request, as: Value.self)
        guard let copy = await copyAtHand(key, reading, within: budget), let value = copy.value as? Value else {
            return nil
        }
        guard let trouble = state.withLock({ $0.troubles.value(key) }) else { return Supply(value) }
        let now = clock.instant
        return Supply(value, age: copy.age(at: now) ?? .zero, failure: trouble.failure(at: now))
    }

    /// What a visitor gets when nothing better came: the copy, with its age unless it is good, or the trouble.
    private func settle<Value>(
        _ copy: CachedCopy?, _ trouble: Trouble?, _ lifetimes: Lifetimes
    ) throws(ServiceFailure) -> Supply<Value>? {
        let now = clock.instant
        guard let copy else {
            if trouble?.kind == .absent { return nil }
            throw trouble?.failure(at: now) ?? .timedOut
        }
        let age = copy.age(at: now)
        if trouble == nil, lifetimes.standing(of: age) != .old { return try supply(copy) }
        return try supply(copy, age: age ?? .zero, failure: trouble?.failure(at: now))
    }

    private func supply<Value>(
        _ copy: CachedCopy, age: Duration? = nil, failure: ServiceFailure? = nil
    ) throws(ServiceFailure) -> Supply<Value> {
        // The key names the type, so it cannot be another.
        guard let value = copy.value as? Value else { throw .invalid }
        return Supply(value, age: age, failure: failure)
    }

    /// Returns when all that was stored until now is on disk, or failed to get there: for an orderly end.
    public func flush() async {
        await shelf?.flush()
    }
}
