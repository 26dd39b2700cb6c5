import Glibc

/// Replaces the standard library's type, which is not built with the Thread Sanitizer, so the sanitizer takes the
/// protected data for unprotected. The sanitizer knows the system's locks.
public struct Mutex<Value>: ~Copyable, @unchecked Sendable {
    private let storage: Storage

    public init(_ value: sending Value) {
        storage = Storage(value)
    }

    public borrowing func withLock<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        pthread_mutex_lock(storage.lock)
        defer { pthread_mutex_unlock(storage.lock) }
        return try body(&storage.value)
    }

    /// Nil if another thread has the lock.
    public borrowing func withLockIfAvailable<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        guard pthread_mutex_trylock(storage.lock) == 0 else { return nil }
        defer { pthread_mutex_unlock(storage.lock) }
        return try body(&storage.value)
    }

    private final class Storage {
        let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        var value: Value

        init(_ value: Value) {
            self.value = value
            pthread_mutex_init(lock, nil)
        }

        deinit {
            pthread_mutex_destroy(lock)
            lock.deallocate()
        }
    }
}
