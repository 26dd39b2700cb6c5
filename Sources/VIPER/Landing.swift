import Synchronization

/// A value that is settled once, and that several tasks wait for.
final class Landing<Value: Sendable>: Sendable {
    /// A task that waits. It gets one answer: the value, or nil.
    private final class Waiter: PatientWaiter {
        private enum State {
            case new, waiting(CheckedContinuation<Value?, Never>), answered
        }

        private let state = Mutex(State.new)

        var isWaiting: Bool {
            state.withLock { state in if case .waiting = state { true } else { false } }
        }

        func wait(_ continuation: CheckedContinuation<Value?, Never>) {
            let isAnswered = state.withLock { state in
                // The cancellation handler may have run before.
                if case .answered = state { return true }
                state = .waiting(continuation)
                return false
            }
            if isAnswered { continuation.resume(returning: nil) }
        }

        func answer(_ value: Value?) {
            let continuation = state.withLock { state -> CheckedContinuation<Value?, Never>? in
                defer { state = .answered }
                return if case .waiting(let continuation) = state { continuation } else { nil }
            }
            continuation?.resume(returning: value)
        }

        func giveUp() { answer(nil) }
    }

    private struct State {
        var value: Value?
        var waiters: [Waiter] = []
    }

    private let state = Mutex(State())

    func settle(_ value: Value) {
        let waiters = state.withLock { state in
            state.value = value
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.answer(value) }
    }

    /// Waits for the value. Nil if it is not settled within `time`, or before the waiting task is cancelled.
    func value(within time: Duration?) async -> Value? {
        let waiter = Waiter()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                waiter.wait(continuation)
                let value = state.withLock { state in
                    if state.value == nil { state.waiters.append(waiter) }
                    return state.value
                }
                if let value {
                    waiter.answer(value)
                } else if let time {
                    WaitingRoom.shared.end(waiter, after: time)
                }
            }
        } onCancel: {
            waiter.giveUp()
        }
    }
}
