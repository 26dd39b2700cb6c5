package import NIOCore
import Synchronization

/// Tells the operator that connections or visits were turned away: about the first one at once, and about those that
/// follow every ten seconds, with their number. A flood is therefore one line every ten seconds, and none of it goes
/// unreported.
package final class TurnAwayLog: Sendable {
    /// The limit that was reached.
    package enum Cause: CaseIterable, Hashable, Sendable {
        case connections
        /// Idle connections that were closed to make room for new ones.
        case idle
        case visits
        /// Visits that take much work.
        case heavyVisits
    }

    package static let interval = TimeAmount.seconds(10)

    /// The number turned away since the last line. No entry if nothing happened for an interval: the next event is then
    /// reported at once.
    private let untold = Mutex<[Cause: Int]>([:])
    private let limits: [Cause: Int]
    private let tell: @Sendable (String) -> Void

    /// - Parameters:
    ///   - limits: the limits that the lines name.
    ///   - tell: called with one line, without its line break. Called on event loops, so it must not block.
    package init(limits: [Cause: Int], tell: @escaping @Sendable (String) -> Void) {
        self.limits = limits
        self.tell = tell
    }

    /// Records that a connection or visit was turned away.
    ///
    /// - Parameter loop: schedules the next line.
    package func record(_ cause: Cause, on loop: any EventLoop) {
        let isFirst = untold.withLock { untold in
            untold[cause] = untold[cause].map { $0 + 1 } ?? 0
            return untold[cause] == 0
        }
        guard isFirst else { return }
        tell(line(cause, count: 1, isFirst: true))
        tellLater(cause, on: loop)
    }

    /// The lines for everything that has not been reported yet. Called at the end.
    package func rest() -> [String] {
        let counts = untold.withLock { untold in
            defer { untold = [:] }
            return untold
        }
        return Cause.allCases.compactMap { cause in
            counts[cause].flatMap { $0 > 0 ? line(cause, count: $0, isFirst: false) : nil }
        }
    }

    private func tellLater(_ cause: Cause, on loop: any EventLoop) {
        loop.scheduleTask(in: Self.interval) {
            let count = self.untold.withLock { untold in
                let count = untold[cause] ?? 0
                // Nothing happened for an interval: the next event counts as a first one.
                untold[cause] = count > 0 ? 0 : nil
                return count
            }
            guard count > 0 else { return }
            self.tell(self.line(cause, count: count, isFirst: false))
            self.tellLater(cause, on: loop)
        }
    }

    private func line(_ cause: Cause, count: Int, isFirst: Bool) -> String {
        let open = "the limit of \(limits[.connections] ?? 0) is reached (--connections, or file descriptors)"
        let (deed, one, many, reason) =
            switch cause {
            case .connections: ("Refused", "connection", "connections", open)
            case .idle: ("Closed", "idle connection", "idle connections", "a new one arrived, and \(open)")
            case .visits: ("Refused", "visit", "visits", "the limit of \(limits[.visits] ?? 0) is reached (--visits)")
            case .heavyVisits:
                (
                    "Refused", "visit that takes much work", "visits that take much work",
                    "the limit of \(limits[.heavyVisits] ?? 0) is reached (--heavy-visits)"
                )
            }
        let seconds = Self.interval.nanoseconds / 1_000_000_000
        return isFirst
            ? "\(deed) \(cause == .idle ? "an" : "a") \(one): \(reason). Further ones are counted and logged every "
                + "\(seconds) s"
            : "\(deed) \(count) more \(count == 1 ? one : many): \(reason)"
    }
}
