import Synchronization

/// Makes a value once for everybody who asks for the same one at the same time.
///
/// Whoever is cancelled stops waiting, and the others do not notice. When nobody waits any more, the making is
/// cancelled.
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

    /// The value, or nil for a caller that was cancelled.
    ///
    /// - Parameter joined: called where somebody else's value is waited for.
    func value(
        for key: Key, joined: @Sendable () -> Void = {}, make: @escaping @Sendable () async -> Value
    ) async -> Value? {
        let caller = state.withLock { $0.number() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if !join(key, as: caller, continuation: continuation, make: make) { joined() }
                // The handler may have run before there was anybody to be told.
                if Task.isCancelled { leave(key, as: caller) }
            }
        } onCancel: {
            leave(key, as: caller)
        }
    }

    /// Answers whether the value has to be made, rather than waited for.
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
            // It cannot end before it is kept: that takes the lock.
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

    /// Gives up everything; everybody who waits gets nil.
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
