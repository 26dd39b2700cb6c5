/// Runs work on Swift's global concurrent executor, regardless of the caller's preferred executor.
///
/// Requests are handled on the event loops of their connections. Reading a document takes milliseconds, which would
/// block the other connections of the event loop for too long. A caller without a preferred executor is already on the
/// global one, so the work runs at once: handing it over would wake another thread.
public func elsewhere<Value: Sendable, Failure>(
    _ work: @Sendable () throws(Failure) -> Value
) async throws(Failure) -> Value {
    guard withUnsafeCurrentTask(body: { $0?.unownedTaskExecutor }) != nil else { return try work() }
    return try await withTaskExecutorPreference(globalConcurrentExecutor) { () async throws(Failure) -> Value in
        try work()
    }
}
