import Synchronization

/// A value that is settled once, and that any number of tasks wait for, before or after it is settled.
package final class Landing<Value: Sendable>: Sendable {
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
                // The waiter may have given up before.
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
        /// The number of waiters at which those that gave up are removed.
        var limit = 16

        mutating func add(_ waiter: Waiter) {
            if waiters.count >= limit {
                waiters.removeAll { !$0.isWaiting }
                limit = max(16, waiters.count * 2)
            }
            waiters.append(waiter)
        }
    }

    private let state = Mutex(State())

    package init() {}

    /// Sets the value and returns it to all tasks that wait, now or later. Has no effect if the value is set already.
    package func settle(_ value: Value) {
        let waiters = state.withLock { state -> [Waiter] in
            if case .some = state.value { return [] }
            state.value = .some(value)
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.answer(.some(value)) }
    }

    /// Waits for the value, even if the waiting task is cancelled.
    package func value() async -> Value {
        while true {
            // Nobody makes this waiter give up, so it gets the value the first time.
            let value = await withCheckedContinuation { add(Waiter(), $0) {} }
            if let value { return value }
        }
    }

    /// Waits for the value. Nil if it is not settled within `time`, or before the waiting task is cancelled.
    package func value(within time: Duration?) async -> Value? {
        let waiter = Waiter()
        return await value(for: waiter) { if let time { WaitingRoom.shared.end(waiter, after: time) } }
    }

    /// Waits for the value until the waiting task is cancelled or the deadline passes, for callers with a clock of their
    /// own.
    ///
    /// - Parameter deadline: returns when the deadline passes, or early if its task is cancelled. It is called only if
    ///   the value is not settled yet.
    /// - Returns: nil if there was no value in time.
    package func value(before deadline: @escaping @Sendable () async -> Void) async -> Value? {
        if let value = state.withLock(\.value) { return value }
        let waiter = Waiter()
        let timer = Task {
            await deadline()
            waiter.giveUp()
        }
        defer { timer.cancel() }
        return await value(for: waiter) {}
    }

    private func value(for waiter: Waiter, ifUnsettled limit: () -> Void) async -> Value? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { add(waiter, $0, ifUnsettled: limit) }
        } onCancel: {
            waiter.giveUp()
        }
    }

    private func add(
        _ waiter: Waiter, _ continuation: CheckedContinuation<Value?, Never>, ifUnsettled limit: () -> Void
    ) {
        waiter.wait(continuation)
        let value = state.withLock { state in
            if case .none = state.value { state.add(waiter) }
            return state.value
        }
        if let value { waiter.answer(.some(value)) } else { limit() }
    }
}
