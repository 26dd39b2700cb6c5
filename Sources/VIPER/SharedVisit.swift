import Landings

/// A visit shared by all who hold it. It is cancelled when nobody holds it any more.
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
