import Synchronization

/// A one-time event that any number of tasks can wait for. It happens by itself after a minute, so that a test fails
/// instead of hanging. A test itself waits for `isOpen` with `eventually`.
package final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    package init() {}

    package var isOpen: Bool { state.withLock(\.isOpen) }

    package func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    package func wait() async {
        let limit = Task {
            try await Task.sleep(for: .seconds(60))
            open()
        }
        defer { limit.cancel() }
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiting.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }
}

/// A counter that any task or thread can increment.
package final class Counter: Sendable {
    private let count = Atomic(0)

    package init() {}

    package var value: Int { count.load(ordering: .relaxed) }

    package func add() {
        count.add(1, ordering: .relaxed)
    }
}
