public import Adapters
public import AlmanacValues
public import ServiceContracts
import Support
import Synchronization

/// Caches the valid documents of an upstream in memory and on disk, and serves them while the upstream is slow, wrong
/// or gone.
///
/// - A fresh document is served as it is. A stale one is served too, and revalidated in the background.
/// - An older document is served only if it cannot be revalidated at once. It is then marked with its age, and so is
///   any document that is not fresh while the upstream fails.
/// - Equal fetches at the same time share one request. No visitor owns it: the request continues if a visitor leaves,
///   and a document that comes too late for one visitor is cached for the next.
/// - A failed, absent or invalid response never replaces a valid document.
///
/// A monotonic clock measures ages. The wall clock only dates the files; a file dated in the future counts as stale.
public final class DocumentCache: Sendable {
    /// The least that a document counts towards the memory limit, in bytes.
    public static let leastCost = 1024

    let upstream: any Upstream
    let shelf: ShelfQueue?
    let clock: any CacheClock
    let report: @Sendable (CacheEvent) -> Void
    let state: Mutex<CacheState>
    let revisions = Atomic<UInt64>(0)
    /// The longest that a visitor waits for a document.
    let budget: Duration

    /// - Parameters:
    ///   - shelf: the documents on disk; nil to cache in memory only.
    ///   - memoryLimit: the total size in bytes of the documents whose values are kept in memory. The most recent one
    ///     stays even if it alone is larger.
    ///   - budget: the longest that a visitor waits for a document.
    ///   - renewalLimit: the most documents to revalidate in the background at a time.
    ///   - report: called with each event for the operator, on any thread.
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
        state = Mutex(CacheState(copies: LeastRecentlyUsed(costLimit: memoryLimit), renewalLimit: renewalLimit))
    }

    /// A number that grows when a document is cached or replaced, and when an upstream starts or stops failing. Pages
    /// made before are then out of date. A page cache must read the number before the page is made.
    ///
    /// It does not grow with time: only a call to ``document(_:as:lifetimes:refresh:within:)`` revalidates a stale
    /// document. So a page cache must expire its pages too.
    public var revision: UInt64 { revisions.load(ordering: .acquiring) }

    public var statistics: CacheStatistics { state.withLock { $0.statistics(at: clock.instant) } }

    /// Why documents are not stored on disk; nil if they are, or if the cache has no disk.
    public var shelfFailure: ShelfFailure? { shelf?.failure }

    /// Returns the value of the requested document.
    ///
    /// - Parameters:
    ///   - refresh: whether to ask the upstream again and wait for it, unless it failed a moment ago.
    ///   - time: the longest wait. Nil, or more than the cache's budget, means the budget.
    /// - Returns: nil if the upstream does not have the document, or the document itself says so. The supply has an age
    ///   only if it is older than it should be.
    /// - Throws: if no valid copy is cached and none came in time.
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
        if plan.isNew, let fetch = plan.fetch {
            // Detached, so that it inherits nothing from the visitor who happens to come first. Only the trace is
            // passed on, so that whoever investigates the request finds the visit that started it.
            let trace = TraceContext.current
            Task.detached {
                await TraceContext.with(trace) {
                    await self.fetch(key, as: reading, lifetimes, holding: plan.copy, for: fetch)
                }
            }
        }
        var trouble = plan.trouble
        if plan.patience > .zero, let fetch = plan.fetch {
            switch await fetch.value(within: plan.patience, clock) {
            case .copy(let copy): return try supply(copy)
            case .trouble(let new): trouble = new
            case nil: trouble = Trouble(.failed(.timedOut), until: now)
            }
        }
        if let copy = plan.copy { return try settle(copy, trouble, lifetimes) }
        return try settle(await lateCopy(key, within: budget - elapsed(since: start)), trouble, lifetimes)
    }

    /// Returns the value of a document that the upstream must have.
    ///
    /// - Throws: ``ServiceFailure/missing`` if it does not, and whatever ``document(_:as:lifetimes:refresh:within:)``
    ///   throws.
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

    /// Returns the copy in memory or on disk, whatever its age, without asking the upstream. It has an age if the last
    /// fetch failed.
    public func copy<Value>(_ request: UpstreamRequest, as reading: Reading<Value>) async -> Supply<Value>? {
        let key = DocumentKey(request, as: Value.self)
        guard let copy = await copyAtHand(key, reading, within: budget), let value = copy.value as? Value else {
            return nil
        }
        guard let trouble = state.withLock({ $0.troubles.value(key) }) else { return Supply(value) }
        let now = clock.instant
        return Supply(value, age: .copy(copy.age(at: now) ?? .zero), failure: trouble.failure(at: now))
    }

    /// When the copy in memory came, and how old it is; nil if none is in memory.
    ///
    /// - Parameter type: that of the document's value.
    /// - Returns: when the upstream first sent these bytes, in seconds since 1970-01-01 00:00 UTC, and the time since it last
    ///   sent or confirmed them, nil if that is unknown.
    public func dates<Value>(of request: UpstreamRequest, as type: Value.Type) -> (came: Int64, age: Duration?)? {
        guard let copy = state.withLock({ $0.copies.value(DocumentKey(request, as: type)) }) else { return nil }
        return (copy.came, copy.age(at: clock.instant))
    }

    /// Returns what to serve if the fetch brought nothing better: the copy, with its age unless it is good, or the
    /// failure.
    private func settle<Value>(
        _ copy: CachedCopy?, _ trouble: Trouble?, _ lifetimes: Lifetimes
    ) throws(ServiceFailure) -> Supply<Value>? {
        let now = clock.instant
        guard let copy else {
            if trouble?.kind == .absent { return nil }
            throw trouble?.failure(at: now) ?? .timedOut
        }
        let age = copy.age(at: now)
        if trouble == nil, lifetimes.freshness(of: age) != .old { return try supply(copy) }
        return try supply(copy, age: age ?? .zero, failure: trouble?.failure(at: now))
    }

    private func supply<Value>(
        _ copy: CachedCopy, age: Duration? = nil, failure: ServiceFailure? = nil
    ) throws(ServiceFailure) -> Supply<Value> {
        // The key contains the type, so the cast cannot fail.
        guard let value = copy.value as? Value else { throw .invalid }
        return Supply(value, age: age.map { .copy($0) }, failure: failure)
    }

    /// Waits until all documents stored so far are on disk or have failed to be written: for an orderly shutdown.
    public func flush() async {
        await shelf?.flush()
    }
}
