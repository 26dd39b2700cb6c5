import Glibc
import Landings

/// The two clocks of the cache: the wall clock dates files, which another process reads on another day; a clock that
/// nobody can set measures everything else.
public protocol CacheClock: Sendable {
    /// The wall clock, in seconds since 1970-01-01 00:00 UTC. It may jump.
    var seconds: Int64 { get }
    /// The monotonic clock. It never jumps.
    var instant: ContinuousClock.Instant { get }
    /// Returns when the time has passed or the task is cancelled.
    func sleep(for time: Duration) async
}

/// The system's clocks.
public struct SystemCacheClock: CacheClock {
    public init() {}

    public var seconds: Int64 { Int64(time(nil)) }
    public var instant: ContinuousClock.Instant { .now }

    public func sleep(for time: Duration) async {
        try? await Task.sleep(for: time)
    }
}

extension Landing {
    /// Waits for the value until the time has passed or the waiting task is cancelled; nil if there is none by then.
    func value(within time: Duration, _ clock: any CacheClock) async -> Value? {
        await value { await clock.sleep(for: time) }
    }
}
