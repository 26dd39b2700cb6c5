import Synchronization

/// Makes a page once for all who ask for it at the same time.
final class Flights: Sendable {
    /// Who may share: the same address, the same state of the documents, the same quarter hour.
    struct Key: Hashable, Sendable {
        let target: RequestTarget
        let revision: UInt64
        let validity: Validity
    }

    private let tasks = Mutex<[Key: Task<Answer, Never>]>([:])

    /// The answer that is being made, or else a new one. A visitor who goes away does not end it for the others.
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
        // The beginning of a page that takes its time: who comes meanwhile gets it too, and waits for the same rest.
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
