import Synchronization

/// A cache with a limit on the total cost of its values. It evicts the least recently used entries.
///
/// The values are immutable, and a lookup takes one short lock. Two requests that miss the same value at the same time
/// may both make it; the results are equal and the cache keeps one.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Entry {
        let value: Value
        let cost: Int
        var lastUse: UInt64
    }

    private struct State {
        var entries: [Key: Entry] = [:]
        var cost = 0
        var uses: UInt64 = 0
    }

    private let state = Mutex(State())
    private let limit: Int

    /// - Parameter limit: the maximum total cost of all values, in the caller's unit.
    init(limit: Int) {
        self.limit = limit
    }

    var cost: Int { state.withLock { $0.cost } }

    func value(_ key: Key) -> Value? {
        state.withLock { state in
            state.uses += 1
            let now = state.uses
            state.entries[key]?.lastUse = now
            return state.entries[key]?.value
        }
    }

    /// Adds or replaces the value of a key, and evicts other entries if needed. Ignores a value that costs more than
    /// the limit.
    func insert(_ value: Value, for key: Key, cost: Int) {
        state.withLock { state in
            guard cost <= limit else { return }
            state.uses += 1
            if let old = state.entries.removeValue(forKey: key) { state.cost -= old.cost }
            state.entries[key] = Entry(value: value, cost: cost, lastUse: state.uses)
            state.cost += cost
            while state.cost > limit, let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
                state.entries.removeValue(forKey: oldest.key)
                state.cost -= oldest.value.cost
            }
        }
    }
}
