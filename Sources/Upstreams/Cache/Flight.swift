import Synchronization

/// Work that many wait for and none owns: who waits no longer, or is cancelled, does not end it.
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
    /// - Parameter time: at most so long; nil for however long it takes.
    /// - Returns: nil where it was not there in time, or the waiting task was cancelled.
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
                // Cancelled before there was anybody to give up.
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

    /// Tells everybody who waits, and whoever comes later.
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
