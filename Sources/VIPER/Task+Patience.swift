import Synchronization

extension Task where Failure == Never {
    /// Returns the task's value if it is available within `time`, else nil. The task continues in either case.
    ///
    /// A task group would wait for both, so the first to finish resumes a continuation instead.
    func value(within time: Duration) async -> Success? {
        await withCheckedContinuation { continuation in
            let first = First(continuation)
            let timer = Task<Void, Never> {
                // If the value comes first, the sleep is cancelled and the call below has no effect.
                try? await Task<Never, Never>.sleep(for: time)
                first.resume(returning: nil)
            }
            Task<Void, Never> {
                first.resume(returning: await value)
                timer.cancel()
            }
        }
    }
}

/// Resumes a continuation once; further calls have no effect.
private final class First<Value: Sendable>: Sendable {
    private let continuation: Mutex<CheckedContinuation<Value?, Never>?>

    init(_ continuation: CheckedContinuation<Value?, Never>) {
        self.continuation = Mutex(continuation)
    }

    func resume(returning value: Value?) {
        let waiting = continuation.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }
        waiting?.resume(returning: value)
    }
}
