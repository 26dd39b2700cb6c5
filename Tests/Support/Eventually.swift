/// Something that a test waited for, and that did not come about.
public struct NeverHappened: Error, CustomStringConvertible {
    public let what: String
    public let time: Duration

    public var description: String { "never happened in \(time): \(what)" }
}

/// Asks again and again until the answer is yes. So that a test fails instead of hanging, it ends after a minute.
///
/// - Parameter what: completes the sentence "never happened: …".
/// - Throws: `NeverHappened`, what the question throws, or `CancellationError` when the test's own time is over.
public func eventually(
    _ what: String, within time: Duration = .seconds(60), _ isTrue: () async throws -> Bool
) async throws {
    let end = ContinuousClock.now + time
    while try await !isTrue() {
        try Task.checkCancellation()
        guard ContinuousClock.now < end else { throw NeverHappened(what: what, time: time) }
        try await Task.sleep(for: .milliseconds(1))
    }
}
