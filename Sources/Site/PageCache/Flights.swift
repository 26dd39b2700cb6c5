import HTTPMessages
import Synchronization
import VIPER

/// Makes a page once for all requests that ask for it at the same time.
///
/// Some of them may want the page's opening, others only the whole answer: both come from the same visit.
final class Flights: Sendable {
    /// The requests that may share a page: those with the same target, the same revision of the documents and the same
    /// validity.
    struct Key: Hashable, Sendable {
        let target: RequestTarget
        let revision: UInt64
        let validity: Validity
    }

    /// A visit belongs to those who wait for it. It is not held here, so that it ends when the last of them has left.
    private struct Flight {
        let number: Int
        weak var visit: SharedVisit<VisitResult>?
    }

    private struct State {
        var flights: [Key: Flight] = [:]
        var lastNumber = 0
    }

    private let state = Mutex(State())

    /// Returns a share in the visit that is already making the page, or starts one. A request that gives up its share does
    /// not cancel the visit for the others.
    func visit(
        _ key: Key, on executor: (any TaskExecutor)?, made make: @escaping @Sendable () async -> VisitResult
    ) -> PendingVisit<VisitResult> {
        state.withLock { state in
            if let visit = state.flights[key]?.visit { return PendingVisit(visit) }
            state.lastNumber += 1
            let number = state.lastNumber
            // The visit cannot land before it is stored: `remove` needs the lock.
            let visit = SharedVisit(on: executor) {
                let result = await make()
                self.remove(key, number)
                return result
            }
            state.flights[key] = Flight(number: number, visit: visit)
            return PendingVisit(visit)
        }
    }

    /// A visit that everybody has left may still be ending while another one has taken its place.
    private func remove(_ key: Key, _ number: Int) {
        state.withLock { state in
            if state.flights[key]?.number == number { state.flights[key] = nil }
        }
    }
}
