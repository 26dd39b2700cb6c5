import Synchronization

/// Makes a value once for all callers that ask for the same key at the same time.
///
/// A cancelled caller stops waiting, and the others do not notice. When no caller waits any more, the task that makes
/// the value is cancelled.
final class Coalescer<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let state = Mutex(State())

    private struct State {
        var flights: [Key: Flight] = [:]
        var lastNumber = 0

        mutating func number() -> Int {
            lastNumber += 1
            return lastNumber
        }
    }

    private struct Flight {
        let number: Int
        var task: Task<Void, Never>?
        var waiting: [Int: CheckedContinuation<Value?, Never>] = [:]
    }

    /// Returns the value for a key; nil if the caller was cancelled, or by `cancelAll()`.
    ///
    /// - Parameter joined: called if another caller's task already makes the value.
    func value(
        for key: Key, joined: @Sendable () -> Void = {}, make: @escaping @Sendable () async -> Value
    ) async -> Value? {
        let caller = state.withLock { $0.number() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if !join(key, as: caller, continuation: continuation, make: make) { joined() }
                // The cancellation handler may have run before the continuation was stored.
                if Task.isCancelled { leave(key, as: caller) }
            }
        } onCancel: {
            leave(key, as: caller)
        }
    }

    /// Waits for the value of a key, and starts a task that makes it unless one is running. Returns whether it started
    /// one.
    private func join(
        _ key: Key, as caller: Int, continuation: CheckedContinuation<Value?, Never>,
        make: @escaping @Sendable () async -> Value
    ) -> Bool {
        state.withLock { state in
            if state.flights[key] != nil {
                state.flights[key]?.waiting[caller] = continuation
                return false
            }
            let number = state.number()
            // The task cannot finish before it is stored: `finish` needs the lock.
            let task = Task { finish(key, number: number, with: await make()) }
            state.flights[key] = Flight(number: number, task: task, waiting: [caller: continuation])
            return true
        }
    }

    private func finish(_ key: Key, number: Int, with value: Value) {
        let flight = state.withLock { state in
            state.flights[key]?.number == number ? state.flights.removeValue(forKey: key) : nil
        }
        for continuation in (flight?.waiting ?? [:]).values { continuation.resume(returning: value) }
    }

    private func leave(_ key: Key, as caller: Int) {
        let (continuation, abandoned) = state.withLock { state in
            let continuation = state.flights[key]?.waiting.removeValue(forKey: caller)
            let isAbandoned = continuation != nil && state.flights[key]?.waiting.isEmpty == true
            return (continuation, isAbandoned ? state.flights.removeValue(forKey: key) : nil)
        }
        abandoned?.task?.cancel()
        continuation?.resume(returning: nil)
    }

    /// Cancels all tasks; every waiting caller gets nil.
    func cancelAll() {
        let flights = state.withLock { state in
            defer { state.flights = [:] }
            return state.flights.values
        }
        for flight in flights {
            flight.task?.cancel()
            for continuation in flight.waiting.values { continuation.resume(returning: nil) }
        }
    }
}
