import Almanac
import Synchronization

/// Keeps what was read until it is too old, or until somebody asks for it anew.
///
/// Where reading it anew fails, the last good value is still given, with its age.
final class Shelf<Value: Sendable>: Sendable {
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
    ///   - lifetime: how long a value is good.
    ///   - now: the clock.
    ///   - read: gets the value from its source.
    init(
        lifetime: Duration, now: @escaping @Sendable () -> ContinuousClock.Instant,
        read: @escaping @Sendable () throws(DocumentFailure) -> Value
    ) {
        self.lifetime = lifetime
        self.now = now
        self.read = read
    }

    /// Whoever asks while it is being read waits for it.
    ///
    /// - Parameter report: told why it could not be read, whether or not an older value is given instead.
    /// - Throws: where it could not be read, and never could before.
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
                return .success(Supply(copy.value, age: copy.read.duration(to: now)))
            }
        }
        return try result.get()
    }
}
