import Landings

/// A visit for all who hold it. When nobody does any more, it is cancelled.
public final class SharedVisit<Value: Sendable>: Sendable {
    let stage: LoadingStage
    let work: SharedWork<Value>

    /// Starts the visit.
    ///
    /// - Parameters:
    ///   - executor: runs the task; nil for Swift's default executor.
    ///   - make: runs the module, which offers its opening meanwhile.
    public init(on executor: (any TaskExecutor)? = nil, _ make: @escaping @Sendable () async -> Value) {
        let stage = LoadingStage()
        self.stage = stage
        work = SharedWork(on: executor) {
            defer { stage.close() }
            return await LoadingStage.$current.withValue(stage) { await make() }
        }
    }
}
