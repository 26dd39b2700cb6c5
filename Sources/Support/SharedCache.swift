import Synchronization

/// A cache for several threads with a limit on the number of values. Beyond it, the least recently used values are
/// evicted.
///
/// Values are made outside of the cache, so nobody waits while another thread makes one. Two callers that miss the same
/// value at the same time both make it.
public final class SharedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let values: Mutex<LeastRecentlyUsed<Key, Value>>

    /// - Parameter countLimit: the largest number of values.
    public init(countLimit: Int) {
        values = Mutex(LeastRecentlyUsed(countLimit: countLimit))
    }

    /// Returns the value and marks it as just used; nil if there is none.
    public func value(_ key: Key) -> Value? { values.withLock { $0.value(key) } }

    /// Returns the value if another caller has stored one in the meantime. Otherwise stores and returns the new one.
    public func value(_ key: Key, orKeep new: Value) -> Value {
        values.withLock { values in
            if let kept = values.value(key) { return kept }
            values.insert(new, for: key)
            return new
        }
    }

    /// Stores a value, and replaces any other with the same key.
    public func keep(_ value: Value, for key: Key) {
        values.withLock { values in _ = values.insert(value, for: key) }
    }
}
