import Landings
import Synchronization

/// Limits how many callers run at once. The others wait in order of arrival.
final class Slots: Sendable {
    private let state: Mutex<State>

    private struct State {
        var free: Int
        /// Each is settled when a slot is handed to it.
        var waiting: [Landing<Void>] = []
    }

    init(_ count: Int) {
        state = Mutex(State(free: max(count, 1)))
    }

    /// Waits for a slot. Returns false if the wait exceeds the limit or the caller is cancelled; the caller must not
    /// call `release` then.
    func acquire(within limit: Duration, of time: FetchTime) async -> Bool {
        let turn = state.withLock { state -> Landing<Void>? in
            guard state.free == 0 else {
                state.free -= 1
                return nil
            }
            let turn = Landing<Void>()
            state.waiting.append(turn)
            return turn
        }
        guard let turn else { return true }
        if await turn.value(before: { try? await time.sleep(limit) }) != nil { return true }
        let hadTurn = state.withLock { state in
            guard let index = state.waiting.firstIndex(where: { $0 === turn }) else { return true }
            state.waiting.remove(at: index)
            return false
        }
        // The slot came just when the caller gave up.
        if hadTurn { release() }
        return false
    }

    func release() {
        let next = state.withLock { state -> Landing<Void>? in
            guard !state.waiting.isEmpty else {
                state.free += 1
                return nil
            }
            return state.waiting.removeFirst()
        }
        next?.settle(())
    }
}
