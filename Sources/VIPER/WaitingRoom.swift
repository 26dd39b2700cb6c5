import Synchronization

/// Who waits, but not for ever.
protocol PatientWaiter: AnyObject, Sendable {
    var isWaiting: Bool { get }
    /// Has no effect if it does not wait any more.
    func giveUp()
}

/// Tells waiters when their time has passed.
///
/// One task sleeps for all of them. Nearly every waiter gets its answer much earlier, and a sleeping task of its own, which
/// then has to be cancelled, costs as much as a thirtieth of a long page.
final class WaitingRoom: Sendable {
    static let shared = WaitingRoom()

    private struct Entry {
        let time: ContinuousClock.Instant
        let waiter: any PatientWaiter
    }

    private struct State {
        var entries: [Entry] = []
        /// When the sleeping task wakes; nil if there is none.
        var wake: ContinuousClock.Instant?
    }

    private let state = Mutex(State())

    /// The number of waiters that are not forgotten yet.
    var count: Int { state.withLock { $0.entries.count } }

    /// Makes a waiter give up if it still waits after a time.
    func end(_ waiter: any PatientWaiter, after time: Duration) {
        let end = ContinuousClock.now + time
        let isFirst = state.withLock { state in
            state.entries.append(Entry(time: end, waiter: waiter))
            if let wake = state.wake, wake <= end { return false }
            state.wake = end
            return true
        }
        // Detached, so that it holds nothing of the waiter's task.
        if isFirst { Task.detached { await self.sleep(until: end) } }
    }

    private func sleep(until end: ContinuousClock.Instant) async {
        var next: ContinuousClock.Instant? = end
        while let time = next {
            try? await Task.sleep(until: time, clock: .continuous)
            next = look(at: time)
        }
    }

    /// Forgets who does not wait any more, and makes those give up whose time has passed.
    ///
    /// - Parameter wake: when the calling task meant to wake.
    /// - Returns: when to look again; nil if nobody waits, or if another task has woken earlier and goes on.
    private func look(at wake: ContinuousClock.Instant) -> ContinuousClock.Instant? {
        let now = max(wake, .now)
        let (late, next) = state.withLock { state -> ([Entry], ContinuousClock.Instant?) in
            let waiting = state.entries.filter(\.waiter.isWaiting)
            state.entries = waiting.filter { $0.time > now }
            let late = waiting.filter { $0.time <= now }
            guard state.wake == wake else { return (late, nil) }
            state.wake = state.entries.lazy.map(\.time).min()
            return (late, state.wake)
        }
        for entry in late { entry.waiter.giveUp() }
        return next
    }
}
