import Synchronization

/// A cache for several threads, which evicts the least recently used values beyond a number of them.
///
/// Values are made outside of it, so nobody waits while another makes one: two callers that miss the same value at the same
/// time both make it.
public final class SharedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let values: Mutex<LeastRecentlyUsed<Key, Value>>

    /// - Parameter countLimit: the largest number of values.
    public init(countLimit: Int) {
        values = Mutex(LeastRecentlyUsed(countLimit: countLimit))
    }

    /// Returns the value and marks it as just used; nil if there is none.
    public func value(_ key: Key) -> Value? { values.withLock { $0.value(key) } }

    /// Returns the value that another caller has kept in the meantime, or else keeps the new one and returns it.
    public func value(_ key: Key, orKeep new: Value) -> Value {
        values.withLock { values in
            if let kept = values.value(key) { return kept }
            values.insert(new, for: key)
            return new
        }
    }

    /// Keeps a value in place of any other of its key.
    public func keep(_ value: Value, for key: Key) {
        values.withLock { values in _ = values.insert(value, for: key) }
    }
}
