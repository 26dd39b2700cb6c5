import Synchronization

/// A value that is settled once, and that several tasks wait for.
final class Landing<Value: Sendable>: Sendable {
    private struct Waiter {
        let continuation: CheckedContinuation<Value?, Never>
        let timer: Task<Void, Never>?
    }

    private struct State {
        var value: Value?
        var waiters: [Int: Waiter] = [:]
        var lastNumber = 0
    }

    private let state = Mutex(State())

    func settle(_ value: Value) {
        let waiters = state.withLock { state in
            state.value = value
            defer { state.waiters = [:] }
            return state.waiters.values
        }
        for waiter in waiters {
            waiter.timer?.cancel()
            waiter.continuation.resume(returning: value)
        }
    }

    /// Waits for the value. Nil if it is not settled within `time`, or before the waiting task is cancelled.
    func value(within time: Duration?) async -> Value? {
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                wait(number, continuation, time)
                // The cancellation handler may have run before the waiter was stored.
                if Task.isCancelled { giveUp(number) }
            }
        } onCancel: {
            giveUp(number)
        }
    }

    private func wait(_ number: Int, _ continuation: CheckedContinuation<Value?, Never>, _ time: Duration?) {
        let value = state.withLock { state -> Value? in
            if let value = state.value { return value }
            let timer = time.map { time in
                Task {
                    // If the value comes first, the sleep is cancelled and the call below has no effect.
                    try? await Task.sleep(for: time)
                    self.giveUp(number)
                }
            }
            state.waiters[number] = Waiter(continuation: continuation, timer: timer)
            return nil
        }
        if let value { continuation.resume(returning: value) }
    }

    private func giveUp(_ number: Int) {
        let waiter = state.withLock { $0.waiters.removeValue(forKey: number) }
        waiter?.timer?.cancel()
        waiter?.continuation.resume(returning: nil)
    }
}
