import HTTPMessages
import Support
import Synchronization

/// The page cache: finished pages by the target that they were requested with.
///
/// Only canonical addresses lead to a page, so each page has one entry, except that the characters of a query can be
/// encoded in several ways. A page with a query is cached only when it is requested again: the number of search texts
/// is unlimited, and a client that tried many of them would evict the pages that others read.
final class PageCache: Sendable {
    private struct Entry {
        let page: FinishedPage
        let revision: UInt64
        let cost: Int
    }

    private struct State {
        var pages: LeastRecentlyUsed<RequestTarget, Entry>
        /// Fingerprints of recently requested targets with a query. A new one replaces an older one.
        var seen = [UInt64](repeating: 0, count: 1024)
        var counts = PageCacheStatistics()
    }

    private let state: Mutex<State>

    /// - Parameter limit: the most bytes that all entries together may take.
    init(limit: Int) {
        state = Mutex(State(pages: LeastRecentlyUsed(costLimit: limit)))
    }

    /// The cached page for a target; nil on a miss. Removes the entry if it is stale.
    func page(at target: RequestTarget, revision: UInt64, now: Int) -> FinishedPage? {
        state.withLock { state in
            guard let entry = state.pages.value(target) else { return nil }
            guard entry.revision == revision, entry.page.validity.contains(now) else {
                state.pages.remove(target)
                return nil
            }
            state.counts.hits += 1
            return entry.page
        }
    }

    /// Caches a page, unless it takes more than an eighth of the limit: it would evict too many others.
    ///
    /// - Parameter revision: the revision of the documents when work on the page began.
    func insert(_ page: FinishedPage, at target: RequestTarget, revision: UInt64) {
        guard isWorthKeeping(target) else { return }
        let entry = Entry(page: page, revision: revision, cost: page.size + target.utf8.count)
        state.withLock { keep(entry, at: target, in: &$0) }
    }

    /// Counts the further memory of a cached page that has got a compressed form. Removes it if it takes more than an
    /// eighth of the limit now. Does nothing if the page is not cached.
    ///
    /// - Parameter size: the page's size in memory, in bytes.
    func grow(_ page: FinishedPage, at target: RequestTarget, to size: Int) {
        state.withLock { state in
            guard let entry = state.pages.value(target), entry.page === page else { return }
            // Two requests that need different forms may arrive here in the opposite order.
            let cost = max(entry.cost, size + target.utf8.count)
            keep(Entry(page: page, revision: entry.revision, cost: cost), at: target, in: &state)
        }
    }

    private func keep(_ entry: Entry, at target: RequestTarget, in state: inout State) {
        guard entry.cost <= state.pages.costLimit / 8 else {
            state.pages.remove(target)
            return
        }
        state.counts.evictions += state.pages.insert(entry, for: target, cost: entry.cost).count
    }

    func countMiss() {
        state.withLock { $0.counts.misses += 1 }
    }

    var statistics: PageCacheStatistics {
        state.withLock { state in
            var counts = state.counts
            counts.pages = state.pages.count
            counts.bytes = state.pages.cost
            return counts
        }
    }

    private func isWorthKeeping(_ target: RequestTarget) -> Bool {
        state.withLock { state in
            guard state.pages.costLimit > 0 else { return false }
            guard target.hasQuery else { return true }
            let fingerprint = Fingerprint(target.description).value
            let index = Int(fingerprint % UInt64(state.seen.count))
            if state.seen[index] == fingerprint { return true }
            state.seen[index] = fingerprint
            return false
        }
    }
}

/// The size of the page cache, and its counters since the start.
public struct PageCacheStatistics: Hashable, Sendable {
    /// Requests that were answered with a cached page.
    public var hits = 0
    /// Requests whose page had to be made.
    public var misses = 0
    /// Entries that were evicted to make room for others.
    public var evictions = 0
    /// The number of entries.
    public var pages = 0
    /// The memory that the entries take, in bytes.
    public var bytes = 0
}
