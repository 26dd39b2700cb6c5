import Synchronization

/// Returns the result of the work, or nil if it takes longer than the limit or the caller is cancelled. The work is
/// then cancelled but not awaited: a lookup at a silent name server cannot be interrupted.
func within<Value: Sendable>(
    _ limit: Duration, of time: FetchTime, _ work: @escaping @Sendable () async -> Value
) async -> Value? {
    let first = First<Value?>()
    let worker = Task { first.settle(await work()) }
    let timer = Task {
        // Returns early if the work finished first and cancelled the timer; `settle` has no effect then.
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

/// Keeps the first value it is given and ignores later ones. One caller may wait for it.
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
