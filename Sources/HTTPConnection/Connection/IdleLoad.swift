package import NIOCore
import Synchronization

/// The number of idle connections of one event loop, and the time since when. Safe to use from any loop.
package final class IdleLoad: Sendable {
    private let count = Atomic(0)
    private let claims = Atomic(0)
    private let nanoseconds = Atomic(UInt64.max)

    /// The time at which the longest idle connection became idle; `distantFuture` if none is idle.
    package var since: NIODeadline { .uptimeNanoseconds(nanoseconds.load(ordering: .relaxed)) }

    func update(count: Int, since: NIODeadline) {
        self.count.store(count, ordering: .relaxed)
        nanoseconds.store(since.uptimeNanoseconds, ordering: .relaxed)
    }

    /// Reserves one of the idle connections, so that it can be closed. If this returns true, `settle` has to follow on
    /// the connections' loop.
    ///
    /// - Returns: false if all are reserved already.
    package func claim() -> Bool {
        let (_, claimed) = claims.add(1, ordering: .relaxed)
        guard claimed > count.load(ordering: .relaxed) else { return true }
        claims.subtract(1, ordering: .relaxed)
        return false
    }

    package func settle() {
        claims.subtract(1, ordering: .relaxed)
    }
}
