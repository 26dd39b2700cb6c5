import Synchronization

/// Finished pages, by the address they were asked for.
///
/// Only canonical addresses lead to a page, so a page stands under one address, but for how a query's characters are
/// encoded. A page with a query is kept when it is asked for again: there is no end of search texts, and whoever
/// tries many would push out what others read.
final class PageCache: Sendable {
    private struct Entry {
        let page: FinishedPage
        let revision: UInt64
    }

    private struct State {
        var pages: RecentlyUsed<RequestTarget, Entry>
        /// Fingerprints of addresses that were asked for lately; a new one takes the place of an older one.
        var seen = [UInt64](repeating: 0, count: 1024)
        var counts = PageCacheStatistics()
    }

    private let state: Mutex<State>

    /// - Parameter limit: in bytes, of all pages together.
    init(limit: Int) {
        state = Mutex(State(pages: RecentlyUsed(limit: limit)))
    }

    /// The page that stands at an address, if it is still right.
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

    /// - Parameter revision: of the documents when the page began to be made.
    func insert(_ page: FinishedPage, at target: RequestTarget, revision: UInt64) {
        guard isWorthKeeping(target) else { return }
        let cost = page.prepare() + target.utf8.count
        state.withLock { state in
            let gone = state.pages.insert(Entry(page: page, revision: revision), for: target, cost: cost)
            state.counts.evictions += gone
        }
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
            guard state.pages.limit > 0 else { return false }
            guard target.hasQuery else { return true }
            let fingerprint = Fingerprint(target.description).value
            let index = Int(fingerprint % UInt64(state.seen.count))
            if state.seen[index] == fingerprint { return true }
            state.seen[index] = fingerprint
            return false
        }
    }
}

/// What became of requests for pages, since the start, and what is kept.
public struct PageCacheStatistics: Hashable, Sendable {
    /// Answered with a finished page.
    public var hits = 0
    /// Had to be made.
    public var misses = 0
    /// Kept, and gone to make room for others.
    public var evictions = 0
    /// Kept now.
    public var pages = 0
    /// Their room in memory, in bytes.
    public var bytes = 0
}
