import Synchronization

extension Task where Failure == Never {
    /// The task's value if it is there within the time, else nil; the task goes on in any case.
    ///
    /// A task group would wait for the slower of the two, so the first to come resumes a continuation instead.
    func value(within time: Duration) async -> Success? {
        await withCheckedContinuation { continuation in
            let first = First(continuation)
            let timer = Task<Void, Never> {
                // Cancelled when the value was first; then there is nobody left to be told.
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

/// Resumes a continuation once; who comes second is not heard.
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
