import Synchronization

/// What the work gives if it is there within the time, else nil. The work is cancelled then, but not waited for: a name
/// server that says nothing cannot be hurried. Cancelling the caller ends the waiting as well.
func within<Value: Sendable>(
    _ limit: Duration, of time: FetchTime, _ work: @escaping @Sendable () async -> Value
) async -> Value? {
    let first = First<Value?>()
    let worker = Task { first.settle(await work()) }
    let timer = Task {
        // Cancelled when the work was done first; then nobody hears it.
        try? await time.sleep(limit)
        first.settle(nil)
    }
    defer {
        worker.cancel()
        timer.cancel()
    }
    return await withTaskCancellationHandler {
        await first.value()
    } onCancel: {
        worker.cancel()
        first.settle(nil)
    }
}

/// The first value that comes; later ones are not heard. One may wait for it.
private final class First<Value: Sendable>: Sendable {
    private enum State {
        case open
        case awaited(CheckedContinuation<Value, Never>)
        case settled(Value)
    }

    private let state = Mutex(State.open)

    func value() async -> Value {
        await withCheckedContinuation { continuation in
            let settled = state.withLock { state -> Value? in
                if case .settled(let value) = state { return value }
                state = .awaited(continuation)
                return nil
            }
            if let settled { continuation.resume(returning: settled) }
        }
    }

    func settle(_ value: Value) {
        let waiting = state.withLock { state -> CheckedContinuation<Value, Never>? in
            switch state {
            case .settled: return nil
            case .open:
                state = .settled(value)
                return nil
            case .awaited(let continuation):
                state = .settled(value)
                return continuation
            }
        }
        waiting?.resume(returning: value)
    }
}
