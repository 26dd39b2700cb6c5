import Glibc

/// The two clocks of the cache: one for what is written in files, which another process reads on another day, and one
/// that nobody can set, for everything else.
public protocol CacheClock: Sendable {
    /// The wall clock, in seconds since 1970. It may jump.
    var seconds: Int64 { get }
    /// The clock that never jumps.
    var instant: ContinuousClock.Instant { get }
    /// Returns when the time has passed, or when the task is cancelled.
    func sleep(for time: Duration) async
}

/// The machine's clocks.
public struct SystemCacheClock: CacheClock {
    public init() {}

    public var seconds: Int64 { Int64(time(nil)) }
    public var instant: ContinuousClock.Instant { .now }

    public func sleep(for time: Duration) async {
        try? await Task.sleep(for: time)
    }
}
