import Adapters
import Synchronization
import TestSupport
import Upstreams

/// A test double of an upstream that returns a test's answer, at once or when the test releases it.
final class UpstreamDouble: Upstream {
    struct Call: Equatable {
        let url: String
        let validators: Validators?
    }

    private struct State {
        var answer: Result<UpstreamAnswer, UpstreamFailure>
        var calls: [Call] = []
        var isHolding = false
        var held: [CheckedContinuation<Void, Never>] = []
    }

    private let state: Mutex<State>

    init(_ answer: Result<UpstreamAnswer, UpstreamFailure>) {
        state = Mutex(State(answer: answer))
    }

    convenience init(_ text: String, tag: String? = nil) {
        self.init(.document(text, tag: tag))
    }

    var calls: [Call] { state.withLock { $0.calls } }

    func answers(_ answer: Result<UpstreamAnswer, UpstreamFailure>) {
        state.withLock { $0.answer = answer }
    }

    /// Suspends all fetches until `release()`, but for a minute at most: a test fails instead of hanging.
    func hold() {
        state.withLock { $0.isHolding = true }
        Task {
            try? await Task.sleep(for: .seconds(60))
            release()
        }
    }

    /// Resumes all suspended fetches, with the current answer.
    func release() {
        let held = state.withLock { state in
            state.isHolding = false
            defer { state.held = [] }
            return state.held
        }
        for continuation in held { continuation.resume() }
    }

    /// Waits until `count` fetches have arrived.
    func called(_ count: Int) async throws {
        try await eventually("it is asked \(count) times") { calls.count >= count }
    }

    func fetch(
        _ request: UpstreamRequest, unless validators: Validators?
    ) async throws(UpstreamFailure) -> UpstreamAnswer {
        await withCheckedContinuation { continuation in
            let goesOn = state.withLock { state in
                state.calls.append(Call(url: request.url, validators: validators))
                if state.isHolding { state.held.append(continuation) }
                return !state.isHolding
            }
            if goesOn { continuation.resume() }
        }
        return try state.withLock { $0.answer }.get()
    }
}

extension Result<UpstreamAnswer, UpstreamFailure> {
    static func document(_ text: String, tag: String? = nil) -> Self {
        .success(.document(bytes: Array(text.utf8), validators: Validators(entityTag: tag)))
    }

    static let down = Self.failure(.unreachable(host: "holidays.example", reason: "connection refused"))
}
