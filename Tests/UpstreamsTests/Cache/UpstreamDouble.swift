import Synchronization
import TestSupport
import Upstreams

/// Answers as a test says, at once or when the test lets it.
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

    /// From now on it is silent.
    func hold() {
        state.withLock { $0.isHolding = true }
    }

    /// All that was asked meanwhile is answered, with what is the answer now.
    func release() {
        let held = state.withLock { state in
            state.isHolding = false
            defer { state.held = [] }
            return state.held
        }
        for continuation in held { continuation.resume() }
    }

    /// Returns when it was asked so often.
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
