import Synchronization

/// Makes a value once for all callers that ask for the same key at the same time.
///
/// A caller that is cancelled stops waiting, and the others do not notice. When no caller waits any more, the task that
/// makes the value is cancelled.
package final class SingleFlight<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Flight: Sendable {
        let number: Int
        let task: Task<Void, Never>
        /// Settled with the value, or with nil by `cancelAll()`.
        let landing: Promise<Value?>
        var callers = 1
    }

    private struct State {
        var flights: [Key: Flight] = [:]
        var lastNumber = 0
    }

    private let state = Mutex(State())

    package init() {}

    /// Returns the value for a key; nil if the caller was cancelled, or by `cancelAll()`.
    ///
    /// - Parameter joined: called if another caller's task already makes the value.
    package func valueUnlessCancelled(
        for key: Key, joined: () -> Void = {}, make: @escaping @Sendable () async -> Value
    ) async -> Value? {
        let (flight, isNew) = join(key, make: make)
        if !isNew { joined() }
        if let landed = await flight.landing.value(before: nil) { return landed }
        leave(key, flight.number)
        return nil
    }

    /// Cancels all tasks. Callers that give up when cancelled get nil.
    package func cancelAll() {
        let flights = state.withLock { state in
            defer { state.flights = [:] }
            return state.flights.values
        }
        for flight in flights {
            // Before the task is cancelled: what it makes of that must not land first.
            flight.landing.settle(nil)
            flight.task.cancel()
        }
    }

    private func join(
        _ key: Key, make: @escaping @Sendable () async -> Value
    ) -> (flight: Flight, isNew: Bool) {
        state.withLock { state in
            if let flight = state.flights[key] {
                state.flights[key]?.callers += 1
                return (flight, false)
            }
            state.lastNumber += 1
            let (number, landing) = (state.lastNumber, Promise<Value?>())
            // The task cannot land before its flight is stored: `remove` needs the lock.
            let task = Task {
                let value = await make()
                self.remove(key, number)
                landing.settle(value)
            }
            let flight = Flight(number: number, task: task, landing: landing)
            state.flights[key] = flight
            return (flight, true)
        }
    }

    private func remove(_ key: Key, _ number: Int) {
        state.withLock { state in
            if state.flights[key]?.number == number { state.flights[key] = nil }
        }
    }

    /// Notes that a caller stopped waiting, and cancels the flight if it was the last one.
    private func leave(_ key: Key, _ number: Int) {
        let abandoned = state.withLock { state -> Flight? in
            guard state.flights[key]?.number == number else { return nil }
            state.flights[key]?.callers -= 1
            return state.flights[key]?.callers == 0 ? state.flights.removeValue(forKey: key) : nil
        }
        abandoned?.task.cancel()
    }
}
