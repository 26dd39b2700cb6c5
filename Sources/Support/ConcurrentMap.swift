import Synchronization

extension Array where Element: Sendable {
    /// Transforms the elements at the same time, and returns the results in the order of the elements.
    ///
    /// Each task stores its result by its index, so no task returns a pair. Release builds of Swift 6.3.1 lose the
    /// index of a pair whose other half is awaited (`Tests/Lint/CompilerFault` has a reduction, and reports when a
    /// compiler is fixed).
    ///
    /// - Parameter width: how many elements are transformed at the same time.
    /// - Throws: the first failure. No element is begun after it, and the tasks that run are cancelled.
    package func concurrentMap<Value: Sendable, Failure: Error>(
        atMost width: Int = .max, _ transform: @escaping @Sendable (Element) async throws(Failure) -> Value
    ) async throws(Failure) -> [Value] {
        let results = ConcurrentResults<Value, Failure>(count: count)
        await withTaskGroup(of: Void.self) { group in
            for (index, element) in enumerated() {
                if index >= width { await group.next() }
                if results.hasFailed { break }
                group.addTask { await results.store(at: index) { () throws(Failure) in try await transform(element) } }
            }
            repeat {
                if results.hasFailed { group.cancelAll() }
            } while await group.next() != nil
        }
        return try results.all()
    }
}

/// The results of tasks, each in the place of its element, and the first failure.
private final class ConcurrentResults<Value: Sendable, Failure: Error>: Sendable {
    private struct State {
        var values: [Value?]
        var failure: Failure?
    }

    private let state: Mutex<State>

    init(count: Int) { state = Mutex(State(values: Array(repeating: nil, count: count))) }

    var hasFailed: Bool { state.withLock { $0.failure != nil } }

    func store(at index: Int, _ body: () async throws(Failure) -> Value) async {
        do throws(Failure) {
            let value = try await body()
            state.withLock { $0.values[index] = .some(value) }
        } catch {
            state.withLock { $0.failure = $0.failure ?? error }
        }
    }

    func all() throws(Failure) -> [Value] {
        let (values, failure) = state.withLock { ($0.values, $0.failure) }
        if let failure { throw failure }
        let found = values.compactMap { $0 }
        // The group ends with its last task, and each task stores its result unless it failed. An incomplete list would
        // look complete.
        precondition(found.count == values.count, "a task ended without a result")
        return found
    }
}
