import Synchronization
import TestSupport
import Upstreams

/// A test double of both clocks, which only advance when a test moves them. Nobody sleeps for more than a minute, so that a
/// test fails instead of hanging.
final class CacheClockDouble: CacheClock {
    private struct Sleeper {
        let deadline: Duration
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var elapsed = Duration.zero
        var seconds: Int64 = 1_800_000_000
        var sleepers: [Int: Sleeper] = [:]
        var tickets = 0
    }

    private let origin = ContinuousClock.Instant.now
    private let state = Mutex(State())

    var seconds: Int64 { state.withLock { $0.seconds } }
    var instant: ContinuousClock.Instant { origin + state.withLock { $0.elapsed } }

    /// Advances both clocks, and resumes the sleepers that are due.
    func pass(_ time: Duration) {
        let woken = state.withLock { state in
            state.elapsed += time
            state.seconds = state.seconds + time.components.seconds
            let due = state.sleepers.filter { $0.value.deadline <= state.elapsed }
            for ticket in due.keys { state.sleepers[ticket] = nil }
            return due.values.map(\.continuation)
        }
        for continuation in woken { continuation.resume() }
    }

    /// Moves the wall clock only, as an operator who sets it does.
    func jump(_ seconds: Int64) {
        state.withLock { $0.seconds += seconds }
    }

    func sleep(for time: Duration) async {
        let ticket = state.withLock { state in
            state.tickets += 1
            return state.tickets
        }
        let limit = Task {
            try await Task.sleep(for: .seconds(60))
            wake(ticket)
        }
        defer { limit.cancel() }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                state.withLock { state in
                    state.sleepers[ticket] = Sleeper(deadline: state.elapsed + time, continuation: continuation)
                }
                if Task.isCancelled { wake(ticket) }
            }
        } onCancel: {
            wake(ticket)
        }
    }

    private func wake(_ ticket: Int) {
        state.withLock { $0.sleepers.removeValue(forKey: ticket) }?.continuation.resume()
    }

    /// Waits until at least `count` tasks sleep.
    func sleepers(_ count: Int) async throws {
        try await eventually("\(count) wait for time to pass") { state.withLock { $0.sleepers.count } >= count }
    }
}
