import Synchronization

/// The visits whose clients have disconnected before the response. Each still returns to its event loop, which
/// therefore must not end first.
package final class AbandonedVisits: Sendable {
    fileprivate struct State {
        var count = 0
        var isTimeOver = false
        var waiting: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    package func add(_ visit: Task<Void, Never>) {
        state.withLock { $0.count += 1 }
        Task {
            await visit.value
            remove()
        }
    }

    /// Waits until all visits have ended, but not longer than the given time. Call this once.
    ///
    /// - Returns: whether all have ended.
    package func haveEnded(within time: Duration) async -> Bool {
        let limit = Task {
            try await Task.sleep(for: time)
            giveUp()
        }
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                let isOver = state.count == 0 || state.isTimeOver
                if !isOver { state.waiting = continuation }
                return isOver
            }
            if isOver { continuation.resume() }
        }
        limit.cancel()
        return state.withLock { $0.count == 0 }
    }

    private func remove() {
        let ended = state.withLock { state -> CheckedContinuation<Void, Never>? in
            state.count -= 1
            return state.count == 0 ? state.takeWaiting() : nil
        }
        ended?.resume()
    }

    private func giveUp() {
        let waiting = state.withLock { state in
            state.isTimeOver = true
            return state.takeWaiting()
        }
        waiting?.resume()
    }
}

extension AbandonedVisits.State {
    fileprivate mutating func takeWaiting() -> CheckedContinuation<Void, Never>? {
        defer { waiting = nil }
        return waiting
    }
}
