import Synchronization

/// Keeps values up to a total cost; beyond it, what has not been used for longest goes.
///
/// The values are immutable and reading takes one short lock. Two visitors who miss the same value at the
/// same time may both make it; the results are equal and one is kept.
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

    /// - Parameter limit: the most that all values may cost together, in the caller's unit.
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

    /// A value that alone costs more than the limit is not kept.
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
