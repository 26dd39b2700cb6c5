import Landings

/// Returns the result of the work, or nil if it takes longer than the limit or the caller is cancelled. The work is
/// then cancelled but not awaited: a lookup at a silent name server cannot be interrupted.
func within<Value: Sendable>(
    _ limit: Duration, of time: FetchTime, _ work: @escaping @Sendable () async -> Value
) async -> Value? {
    let result = Landing<Value>()
    let worker = Task { result.settle(await work()) }
    defer { worker.cancel() }
    return await result.value { try? await time.sleep(limit) }
}
