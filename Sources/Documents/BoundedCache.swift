import Support
import Synchronization

/// A cache with a limit on the total cost of its values, for use from any thread. It evicts the least recently used
/// entries.
///
/// The values are immutable, and a lookup takes one short lock. Two requests that miss the same value at the same time
/// may both make it; the results are equal and the cache keeps one.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let values: Mutex<LeastRecentlyUsed<Key, Value>>

    /// - Parameter limit: the maximum total cost of all values, in the caller's unit.
    init(limit: Int) {
        values = Mutex(LeastRecentlyUsed(costLimit: limit))
    }

    var cost: Int { values.withLock { $0.cost } }

    func value(_ key: Key) -> Value? {
        values.withLock { $0.value(key) }
    }

    /// Adds or replaces the value of a key, and evicts other entries if needed. Ignores a value that costs more than
    /// the limit.
    func insert(_ value: Value, for key: Key, cost: Int) {
        values.withLock { values in
            guard cost <= values.costLimit else { return }
            values.insert(value, for: key, cost: cost)
        }
    }
}
