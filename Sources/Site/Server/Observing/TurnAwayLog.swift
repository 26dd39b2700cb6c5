import NIOCore
import Synchronization

/// Tells an operator of visitors who were turned away: of the first at once, and then of all that follow once in a
/// while, with their number. So a flood is one line every ten seconds, and its last visitor is told of too.
final class TurnAwayLog: Sendable {
    /// What there were too many of.
    enum Cause: CaseIterable, Hashable, Sendable {
        case connections
        /// Idle connections, closed to make room for new ones.
        case idle
        case visits
    }

    static let interval = TimeAmount.seconds(10)

    /// How many were turned away since the last line; no entry where no line was written for an interval.
    private let untold = Mutex<[Cause: Int]>([:])
    private let limits: [Cause: Int]
    private let tell: @Sendable (String) -> Void

    /// - Parameters:
    ///   - limits: how many there may be at once.
    ///   - tell: given one line, without its line break. Called on event loops: it must not wait.
    init(limits: [Cause: Int], tell: @escaping @Sendable (String) -> Void) {
        self.limits = limits
        self.tell = tell
    }

    /// Takes note of somebody who was turned away.
    ///
    /// - Parameter loop: whose clock says when the next line is due.
    func record(_ cause: Cause, on loop: any EventLoop) {
        let isFirst = untold.withLock { untold in
            untold[cause] = untold[cause].map { $0 + 1 } ?? 0
            return untold[cause] == 0
        }
        guard isFirst else { return }
        tell(line(cause, count: 1, isFirst: true))
        tellLater(cause, on: loop)
    }

    /// What has not been told yet, for the end.
    func rest() -> [String] {
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
                // Nobody came for an interval: the next is a first one again.
                untold[cause] = count > 0 ? 0 : nil
                return count
            }
            guard count > 0 else { return }
            self.tell(self.line(cause, count: count, isFirst: false))
            self.tellLater(cause, on: loop)
        }
    }

    private func line(_ cause: Cause, count: Int, isFirst: Bool) -> String {
        let open = "\(limits[.connections] ?? 0) may be open (--connections, or the system's descriptors)"
        let (deed, one, many, reason) =
            switch cause {
            case .connections: ("Turned away", "connection", "connections", open)
            case .idle: ("Closed", "idle connection", "idle connections", "a new one came, and \(open)")
            case .visits: ("Turned away", "visit", "visits", "\(limits[.visits] ?? 0) may be under way (--visits)")
            }
        let seconds = Self.interval.nanoseconds / 1_000_000_000
        return isFirst
            ? "\(deed) \(cause == .idle ? "an" : "a") \(one): \(reason). Further ones are counted, and told every "
                + "\(seconds) s"
            : "\(deed) \(count) more \(count == 1 ? one : many): \(reason)"
    }
}
