import Synchronization

/// Makes a page once for all requests that ask for it at the same time.
final class Flights: Sendable {
    /// The requests that may share a page: those with the same target, the same revision of the documents and the same
    /// validity.
    struct Key: Hashable, Sendable {
        let target: RequestTarget
        let revision: UInt64
        let validity: Validity
    }

    private let tasks = Mutex<[Key: Task<Answer, Never>]>([:])

    /// The answer that is being made, or a new one if none is. A visitor who disconnects does not cancel it for the
    /// others.
    func answer(
        _ key: Key, on executor: (any TaskExecutor)?, made make: @escaping @Sendable () async -> Answer
    ) async -> Answer {
        let task = tasks.withLock { tasks in
            if let task = tasks[key] { return task }
            let task = Task(executorPreference: executor) { await self.fly(key, make) }
            tasks[key] = task
            return task
        }
        return await task.value
    }

    private func fly(_ key: Key, _ make: @Sendable () async -> Answer) async -> Answer {
        let answer = await make()
        guard case .response(var response) = answer, let rest = response.rest else {
            land(key)
            return answer
        }
        // A page in its loading state. Requests that arrive meanwhile get the same opening and wait for the same rest.
        let shared = Task {
            let bytes = await rest()
            land(key)
            return bytes
        }
        response.rest = { await shared.value }
        return .response(response)
    }

    private func land(_ key: Key) {
        _ = tasks.withLock { $0.removeValue(forKey: key) }
    }
}
