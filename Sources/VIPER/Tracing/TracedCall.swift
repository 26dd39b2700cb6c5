import Synchronization

/// A call from one part to another, recorded while it runs.
///
/// A trace is recorded only in the course of `record`. Everywhere else `current` is nil, and the decorators (`Traced`)
/// pass every call straight on.
public final class TracedCall: Sendable {
    /// The call in whose course the current task runs; nil if nothing is recorded.
    @TaskLocal public static var current: TracedCall?

    private struct State {
        var answer: (any Sendable)?
        var failed = false
        var time: Duration?
        var calls: [TracedCall] = []
        var uncounted = 0
    }

    private let part: String
    private let method: String
    private let arguments: [any Sendable]
    /// Whether values are recorded, to be described later, or only times.
    private let keepsValues: Bool
    private let start = ContinuousClock.now
    private let state = Mutex(State())

    /// How many calls are recorded that one call leads to. The rest is only counted.
    static let most = 1000

    init(_ part: String, _ method: String, _ arguments: [any Sendable], keepsValues: Bool = true) {
        self.part = part
        self.method = method
        self.arguments = keepsValues ? arguments : []
        self.keepsValues = keepsValues
    }

    /// Runs a body as the first call of a trace.
    ///
    /// - Parameters:
    ///   - part: the name of the part that is called.
    ///   - method: the name of the method.
    ///   - arguments: the values that the call passes, in their order.
    ///   - hidden: texts that the trace must not show, such as the visitor's name.
    ///   - body: makes the call, and all that it leads to.
    /// - Returns: what the body returned or threw, and the call with all that it led to.
    public static func record<Answer: Sendable, Failure: Error>(
        _ part: String, _ method: String, _ arguments: [any Sendable] = [], hiding hidden: [String] = [],
        _ body: @Sendable () async throws(Failure) -> Answer
    ) async -> (result: Result<Answer, Failure>, trace: TraceRecord) {
        let call = TracedCall(part, method, arguments)
        let result: Result<Answer, Failure> = await $current.withValue(call) {
            do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
        }
        call.end(result)
        return (result, call.record(ValueText(hiding: hidden)))
    }

    /// Runs a body as the first call of a trace that has times but no values, so nothing of a visitor's is kept.
    ///
    /// - Parameters:
    ///   - part: the name of the part that is called.
    ///   - method: the name of the method.
    ///   - body: makes the call, and all that it leads to.
    /// - Returns: what the body returned or threw, and the times of the call and of all that it led to.
    public static func measure<Answer: Sendable, Failure: Error>(
        _ part: String, _ method: String, _ body: @Sendable () async throws(Failure) -> Answer
    ) async -> (result: Result<Answer, Failure>, times: CallTimes) {
        let call = TracedCall(part, method, [], keepsValues: false)
        let result: Result<Answer, Failure> = await $current.withValue(call) {
            do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
        }
        call.end(result)
        return (result, call.times(since: call.start))
    }

    func begin(_ part: String, _ method: String, _ arguments: [any Sendable]) -> TracedCall {
        let call = TracedCall(part, method, arguments, keepsValues: keepsValues)
        state.withLock { state in
            if state.calls.count < Self.most { state.calls.append(call) } else { state.uncounted += 1 }
        }
        return call
    }

    func end<Answer: Sendable>(_ result: Result<Answer, some Error>) {
        switch result {
        case .success(let answer): end(answer, failed: false)
        case .failure(let error): end(error, failed: true)
        }
    }

    /// Only the first end counts.
    private func end(_ answer: any Sendable, failed: Bool) {
        let time = start.duration(to: .now)
        state.withLock { state in
            guard state.time == nil else { return }
            if keepsValues { state.answer = answer }
            state.failed = failed
            state.time = time
        }
    }

    private func times(since start: ContinuousClock.Instant) -> CallTimes {
        let state = state.withLock { state in (state.failed, state.time, state.calls, state.uncounted) }
        let (failed, time, calls, uncounted) = state
        return CallTimes(
            part: part, method: method, start: start.duration(to: self.start), time: time, isFailure: failed,
            calls: calls.map { $0.times(since: start) }, uncounted: uncounted)
    }

    /// Returns the call in words. Values are described only now, so that the times do not include it.
    private func record(_ values: ValueText) -> TraceRecord {
        let state = state.withLock { state in
            (state.answer, state.failed, state.time, state.calls, state.uncounted)
        }
        let (answer, failed, time, calls, uncounted) = state
        return TraceRecord(
            part: part, question: values.question(method, arguments),
            answer: answer.map { values.text(of: $0) }, isFailure: failed,
            size: answer.map { ValueSize(of: $0).description } ?? "", time: time,
            calls: calls.map { $0.record(values) }, uncounted: uncounted)
    }
}
