import Glibc

/// The fetcher's clocks and randomness, so that a test can replace them.
public struct FetchTime: Sendable {
    public var now: @Sendable () -> ContinuousClock.Instant
    /// Seconds since 1970-01-01 00:00 UTC.
    public var wallClock: @Sendable () -> Int
    /// Throws if the task is cancelled.
    public var sleep: @Sendable (Duration) async throws -> Void
    /// Returns a number from 0 to 1.
    public var random: @Sendable () -> Double

    public init(
        now: @escaping @Sendable () -> ContinuousClock.Instant, wallClock: @escaping @Sendable () -> Int,
        sleep: @escaping @Sendable (Duration) async throws -> Void, random: @escaping @Sendable () -> Double
    ) {
        self.now = now
        self.wallClock = wallClock
        self.sleep = sleep
        self.random = random
    }

    /// The system's clocks and random numbers.
    public static let system = FetchTime(
        now: { .now }, wallClock: { Glibc.time(nil) }, sleep: { try await Task.sleep(for: $0) },
        random: { .random(in: 0...1) })
}
