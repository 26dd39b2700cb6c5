/// The error of a wait whose condition did not become true in time.
public struct NeverHappened: Error, CustomStringConvertible {
    public let what: String
    public let time: Duration

    public var description: String { "never happened in \(time): \(what)" }
}

/// Polls a condition until it is true. Ends after five minutes by default, so that a test fails instead of
/// hanging: on a busy machine, with all tests at once, a task may wait for a minute until it runs.
///
/// - Parameter what: the condition in words; completes the sentence "never happened: …".
/// - Throws: `NeverHappened`, the condition's own errors, or `CancellationError` when the test's time limit expires.
public func eventually(
    _ what: String, within time: Duration = .seconds(300), _ isTrue: () async throws -> Bool
) async throws {
    let end = ContinuousClock.now + time
    while try await !isTrue() {
        try Task.checkCancellation()
        guard ContinuousClock.now < end else { throw NeverHappened(what: what, time: time) }
        try await Task.sleep(for: .milliseconds(1))
    }
}
