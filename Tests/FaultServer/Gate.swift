import Synchronization

/// A gate that lets tasks pass, or holds them until it opens, but for a minute at most: a test fails instead of hanging.
final class Gate: Sendable {
    private let state = Mutex(State())

    private struct State {
        var isShut = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    func shut() { state.withLock { $0.isShut = true } }

    func open() {
        let waiting = state.withLock { state in
            state.isShut = false
            defer { state.waiting = [] }
            return state.waiting
        }
        for one in waiting { one.resume() }
    }

    func pass() async {
        let limit = Task {
            try await Task.sleep(for: .seconds(60))
            open()
        }
        defer { limit.cancel() }
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if state.isShut { state.waiting.append(continuation) }
                return !state.isShut
            }
            if isOpen { continuation.resume() }
        }
    }
}
