import Synchronization

/// A value that is settled once and that any number of tasks wait for, before or after it is settled.
package final class Promise<Value: Sendable>: Sendable {
    private struct Waiter {
        let continuation: CheckedContinuation<Value?, Never>
        let timer: Task<Void, Never>?
    }

    private struct State {
        var value: Value?
        var waiters: [Int: Waiter] = [:]
        var patient: [CheckedContinuation<Value, Never>] = []
        var lastNumber = 0
    }

    private let state = Mutex(State())

    package init() {}

    /// Sets the value and returns it to all tasks that wait, now or later. Has no effect if the value is set already.
    package func settle(_ value: Value) {
        let (waiters, patient) = state.withLock { state -> ([Waiter], [CheckedContinuation<Value, Never>]) in
            if case .some = state.value { return ([], []) }
            state.value = .some(value)
            defer { (state.waiters, state.patient) = ([:], []) }
            return (Array(state.waiters.values), state.patient)
        }
        for waiter in waiters {
            waiter.timer?.cancel()
            waiter.continuation.resume(returning: value)
        }
        for continuation in patient { continuation.resume(returning: value) }
    }

    /// Waits for the value, even if the waiting task is cancelled.
    package func value() async -> Value {
        await withCheckedContinuation { continuation in
            let value = state.withLock { state -> Value? in
                if case .none = state.value { state.patient.append(continuation) }
                return state.value
            }
            if let value { continuation.resume(returning: value) }
        }
    }

    /// Waits for the value until the waiting task is cancelled or the deadline passes.
    ///
    /// - Parameter deadline: returns when the deadline passes, or early if its task is cancelled. It is called only if
    ///   the value is not set yet. Nil to wait without a deadline.
    /// - Returns: nil if there was no value in time.
    package func value(before deadline: (@Sendable () async -> Void)?) async -> Value? {
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                wait(number, continuation, deadline)
                // The cancellation handler may have run before the waiter was stored.
                if Task.isCancelled { giveUp(number) }
            }
        } onCancel: {
            giveUp(number)
        }
    }

    private func wait(
        _ number: Int, _ continuation: CheckedContinuation<Value?, Never>, _ deadline: (@Sendable () async -> Void)?
    ) {
        let value = state.withLock { state -> Value? in
            if case .some = state.value { return state.value }
            let timer = deadline.map { deadline in
                Task {
                    await deadline()
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
