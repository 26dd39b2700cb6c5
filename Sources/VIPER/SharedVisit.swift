/// A visit for all who hold it. When nobody does any more, it is cancelled.
public final class SharedVisit<Value: Sendable>: Sendable {
    let stage: LoadingStage
    let landing: Landing<Value>
    let task: Task<Void, Never>

    /// Starts the visit.
    ///
    /// - Parameters:
    ///   - executor: runs the task; nil for Swift's default executor.
    ///   - make: runs the module, which offers its opening meanwhile.
    public init(on executor: (any TaskExecutor)? = nil, _ make: @escaping @Sendable () async -> Value) {
        let (stage, landing) = (LoadingStage(), Landing<Value>())
        self.stage = stage
        self.landing = landing
        // Without `self`, so that the task does not keep its own visit alive.
        task = Task(executorPreference: executor) {
            landing.settle(await LoadingStage.$current.withValue(stage) { await make() })
            stage.close()
        }
    }

    deinit { task.cancel() }
}
