/// The work of one task, shared by all who hold it. The task is cancelled when nobody holds it any more.
///
/// A task that waits for the landing must hold the work meanwhile.
package final class SharedWork<Value: Sendable>: Sendable {
    /// Settled with the result.
    package let landing: Landing<Value>
    package let task: Task<Void, Never>

    /// Starts the work.
    ///
    /// - Parameter executor: runs the task; nil for Swift's default executor.
    package init(on executor: (any TaskExecutor)? = nil, _ make: @escaping @Sendable () async -> Value) {
        let landing = Landing<Value>()
        self.landing = landing
        // Without `self`, so that the task does not keep its own work alive.
        task = Task(executorPreference: executor) {
            let value = await make()
            landing.settle(value)
        }
    }

    deinit { task.cancel() }
}
