import Synchronization

/// Work that many tasks wait for and none owns: it continues if a waiting task times out or is cancelled.
final class Flight<Outcome: Sendable>: Sendable {
    private struct Waiter {
        let continuation: CheckedContinuation<Outcome?, Never>
        let timer: Task<Void, Never>?
    }

    private struct State {
        var outcome: Outcome?
        var waiters: [Int: Waiter] = [:]
        var tickets = 0
    }

    private let state = Mutex(State())

    /// Waits for the outcome.
    ///
    /// - Parameter time: the longest wait; nil for no limit.
    /// - Returns: nil if the time is over or the waiting task was cancelled.
    func outcome(within time: Duration?, _ clock: any CacheClock) async -> Outcome? {
        let ticket = state.withLock { state in
            state.tickets += 1
            return state.tickets
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let landed = state.withLock { state -> Outcome? in
                    if let outcome = state.outcome { return outcome }
                    let timer = time.map { time in
                        Task {
                            await clock.sleep(for: time)
                            self.giveUp(ticket)
                        }
                    }
                    state.waiters[ticket] = Waiter(continuation: continuation, timer: timer)
                    return nil
                }
                if let landed { continuation.resume(returning: landed) }
                // The cancellation handler may have run before the waiter was stored.
                if Task.isCancelled { giveUp(ticket) }
            }
        } onCancel: {
            giveUp(ticket)
        }
    }

    private func giveUp(_ ticket: Int) {
        let waiter = state.withLock { $0.waiters.removeValue(forKey: ticket) }
        waiter?.timer?.cancel()
        waiter?.continuation.resume(returning: nil)
    }

    /// Sets the outcome and returns it to all tasks that wait, now or later.
    func land(_ outcome: Outcome) {
        let waiters = state.withLock { state in
            state.outcome = outcome
            defer { state.waiters = [:] }
            return state.waiters.values
        }
        for waiter in waiters {
            waiter.timer?.cancel()
            waiter.continuation.resume(returning: outcome)
        }
    }
}
