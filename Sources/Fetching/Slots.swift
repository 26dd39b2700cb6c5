import Synchronization

/// Limits how many callers run at once. The others wait in order of arrival.
final class Slots: Sendable {
    private let state: Mutex<State>

    private struct State {
        var free: Int
        var waiting: [(caller: Int, continuation: CheckedContinuation<Bool, Never>)] = []
        var lastCaller = 0
    }

    init(_ count: Int) {
        state = Mutex(State(free: max(count, 1)))
    }

    /// Waits for a slot. Returns false if the wait exceeds the limit or the caller is cancelled; the caller must not
    /// call `release` then.
    func acquire(within limit: Duration, of time: FetchTime) async -> Bool {
        let caller = state.withLock { state in
            state.lastCaller += 1
            return state.lastCaller
        }
        let timer = Task {
            do { try await time.sleep(limit) } catch { return }
            leave(caller)
        }
        defer { timer.cancel() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isFree = state.withLock { state in
                    guard state.free == 0 else {
                        state.free -= 1
                        return true
                    }
                    state.waiting.append((caller, continuation))
                    return false
                }
                if isFree {
                    continuation.resume(returning: true)
                } else if Task.isCancelled {
                    // The cancellation handler may have run before the continuation was stored.
                    leave(caller)
                }
            }
        } onCancel: {
            leave(caller)
        }
    }

    private func leave(_ caller: Int) {
        let continuation = state.withLock { state in
            state.waiting.firstIndex { $0.caller == caller }.map { state.waiting.remove(at: $0).continuation }
        }
        continuation?.resume(returning: false)
    }

    func release() {
        let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
            guard !state.waiting.isEmpty else {
                state.free += 1
                return nil
            }
            return state.waiting.removeFirst().continuation
        }
        next?.resume(returning: true)
    }
}
