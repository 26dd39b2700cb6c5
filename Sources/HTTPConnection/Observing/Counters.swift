import NIOCore
import Synchronization

/// Counts requests. Every event loop has its own counters, so that counting never waits; the metrics add them up.
package final class Counters: Sendable {
    package struct Values: Sendable {
        /// By method (`Counters.methods`) and class of status, 1xx to 5xx.
        package var requests = [Int](repeating: 0, count: Counters.methods.count * 5)
        /// By bucket of duration (`Counters.bounds`); the last bucket is unbounded.
        package var durations = [Int](repeating: 0, count: Counters.bounds.count + 1)
        package var nanoseconds = 0
        package var begun = 0
        package var ended = 0
        package var bytes = 0
        package var hits = 0
        package var misses = 0
        /// The number of visits that were turned away because too many were in progress.
        package var overloads = 0
        /// The number of requests and connections that missed a deadline.
        package var timeouts = 0
        /// The number of idle connections that were closed to make room for new ones.
        package var evictions = 0

        static func + (one: Self, other: Self) -> Self {
            var sum = one
            for index in sum.requests.indices { sum.requests[index] += other.requests[index] }
            for index in sum.durations.indices { sum.durations[index] += other.durations[index] }
            sum.nanoseconds += other.nanoseconds
            sum.begun += other.begun
            sum.ended += other.ended
            sum.bytes += other.bytes
            sum.hits += other.hits
            sum.misses += other.misses
            sum.overloads += other.overloads
            sum.timeouts += other.timeouts
            sum.evictions += other.evictions
            return sum
        }
    }

    /// The label values for methods. The last one covers all other methods, so that a client cannot create time series.
    package static let methods = ["GET", "HEAD", "POST", "other"]

    /// The upper bounds of the buckets, in nanoseconds.
    package static let bounds: [Int64] = [
        250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000, 25_000_000, 50_000_000, 100_000_000,
        250_000_000, 500_000_000, 1_000_000_000, 2_500_000_000, 5_000_000_000, 10_000_000_000,
    ]

    private let state = Mutex(Values())

    package var values: Values { state.withLock(\.self) }

    /// Returns the sum of several counters.
    package static func total(of counters: [Counters]) -> Values {
        counters.map(\.values).reduce(Values(), +)
    }

    func begin() {
        state.withLock { $0.begun += 1 }
    }

    func end(method: String, status: Int, bytes: Int, duration: TimeAmount, cache: AccessLine.Cache) {
        let bucket = Self.bounds.firstIndex { duration.nanoseconds <= $0 } ?? Self.bounds.count
        let row = Self.methods.firstIndex(of: method) ?? Self.methods.count - 1
        let column = max(1, min(5, status / 100)) - 1
        state.withLock { values in
            values.requests[row * 5 + column] += 1
            values.durations[bucket] += 1
            values.nanoseconds += Int(duration.nanoseconds)
            values.ended += 1
            values.bytes += bytes
            switch cache {
            case .hit: values.hits += 1
            case .miss: values.misses += 1
            case .none: break
            }
        }
    }

    func countOverload() {
        state.withLock { $0.overloads += 1 }
    }

    func countEviction() {
        state.withLock { $0.evictions += 1 }
    }

    func countTimeout() {
        state.withLock { $0.timeouts += 1 }
    }
}
