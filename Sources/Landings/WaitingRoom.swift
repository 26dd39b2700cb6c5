import Synchronization

/// A waiter that gives up at its deadline.
protocol PatientWaiter: AnyObject, Sendable {
    var isWaiting: Bool { get }
    /// Has no effect after the waiter was answered.
    func giveUp()
}

/// Makes waiters give up at their deadlines.
///
/// One task sleeps for all of them. Nearly every waiter is answered long before its deadline, and starting and cancelling
/// a task for each took 3 % of the instructions of a long page.
final class WaitingRoom: Sendable {
    static let shared = WaitingRoom()

    private struct Entry {
        let time: ContinuousClock.Instant
        let waiter: any PatientWaiter
    }

    private struct State {
        var entries: [Entry] = []
        /// The time at which the sleeping task wakes; nil if no task sleeps.
        var wake: ContinuousClock.Instant?
    }

    private let state = Mutex(State())

    /// The number of waiters in the room.
    var count: Int { state.withLock { $0.entries.count } }

    /// Makes a waiter give up if it still waits after this time.
    func end(_ waiter: any PatientWaiter, after time: Duration) {
        let end = ContinuousClock.now + time
        let isFirst = state.withLock { state in
            state.entries.append(Entry(time: end, waiter: waiter))
            if let wake = state.wake, wake <= end { return false }
            state.wake = end
            return true
        }
        // Detached, so that it does not inherit the task-local values of the first waiter.
        if isFirst { Task.detached { await self.sleep(until: end) } }
    }

    private func sleep(until end: ContinuousClock.Instant) async {
        var next: ContinuousClock.Instant? = end
        while let time = next {
            try? await Task.sleep(until: time, clock: .continuous)
            next = look(at: time)
        }
    }

    /// Removes answered waiters, and makes overdue ones give up.
    ///
    /// - Parameter wake: the time at which the calling task was to wake.
    /// - Returns: the next time to look; nil if the room is empty, or if another task has an earlier time and continues.
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
