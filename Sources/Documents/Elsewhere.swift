/// Does what takes milliseconds on the threads that Swift has for tasks, whatever executor the caller prefers.
///
/// Visits are made on the event loops of their connections, which have others to see to: reading a document is too long
/// for them.
func elsewhere<Value: Sendable, Failure>(
    _ work: @Sendable () throws(Failure) -> Value
) async throws(Failure) -> Value {
    try await withTaskExecutorPreference(globalConcurrentExecutor) { () async throws(Failure) -> Value in try work() }
}
