import AlmanacValues
import ServiceContracts
import Synchronization

/// A cached value that is read again when it expires or when a caller asks for a refresh.
///
/// If reading fails, callers get the last good value as a stale copy, with its age.
final class ExpiringValue<Value: Sendable>: Sendable {
    private struct Copy {
        let value: Value
        let read: ContinuousClock.Instant
        var isStale = false
    }

    private let copy = Mutex<Copy?>(nil)
    private let lifetime: Duration
    private let now: @Sendable () -> ContinuousClock.Instant
    private let read: @Sendable () throws(DocumentFailure) -> Value

    /// - Parameters:
    ///   - lifetime: how long a value is fresh.
    ///   - now: the clock.
    ///   - read: reads the value from its source.
    init(
        lifetime: Duration, now: @escaping @Sendable () -> ContinuousClock.Instant,
        read: @escaping @Sendable () throws(DocumentFailure) -> Value
    ) {
        self.lifetime = lifetime
        self.now = now
        self.read = read
    }

    /// Returns the value, and reads it if needed. Blocks while another thread reads it.
    ///
    /// After a failed read, the next call reads again, even if the stale copy has not expired.
    ///
    /// - Parameters:
    ///   - refresh: whether to read the value even if it is fresh.
    ///   - report: called with the reason if the value could not be read, whether or not there is a stale copy.
    /// - Throws: the reason, if the value could not be read now or ever before.
    func supply(
        refresh: Bool, report: (DocumentFailure) -> Void
    ) throws(DocumentFailure) -> Supply<Value> {
        let result = copy.withLock { copy -> Result<Supply<Value>, DocumentFailure> in
            let now = now()
            if let copy, !refresh, !copy.isStale, copy.read.duration(to: now) < lifetime {
                return .success(Supply(copy.value))
            }
            do throws(DocumentFailure) {
                let value = try read()
                copy = Copy(value: value, read: now)
                return .success(Supply(value))
            } catch {
                report(error)
                copy?.isStale = true
                guard let copy else { return .failure(error) }
                return .success(Supply(copy.value, age: .copy(copy.read.duration(to: now))))
            }
        }
        return try result.get()
    }
}
