public import Support
import Synchronization

/// Sends spans to a collector, in batches and behind everybody's back.
///
/// Spans wait in a queue of bounded length. Those that find it full are dropped and counted, and so are those of a batch
/// that the collector does not take: nobody ever waits for it.
public final class SpanExporter: SpanSink {
    public struct Limits: Sendable {
        /// The most spans that wait.
        public var queue = 4096
        /// The most spans of one request.
        public var batch = 512
        /// The time between two looks at the queue.
        public var pause = Duration.milliseconds(500)

        public init() {}
    }

    /// What became of the spans.
    public struct Counts: Hashable, Sendable {
        /// The collector has taken them.
        public var sent = 0
        /// They found the queue full.
        public var dropped = 0
        /// The collector did not take them.
        public var refused = 0
    }

    /// What became of a request.
    public enum Outcome: Hashable, Sendable {
        /// The collector has answered: it took the spans, or says which it did not.
        case answered(OTLPAnswer?)
        /// It took none of them; says why.
        case failed(String)
    }

    private struct State {
        var waiting: [Span] = []
        var counts = Counts()
        var isFailing = false
        var isWarned = false
    }

    private let document: OTLPDocument
    private let limits: Limits
    private let send: @Sendable ([UInt8]) async -> Outcome
    private let report: @Sendable (String, _ isFailing: Bool) -> Void
    private let state = Mutex(State())

    /// - Parameters:
    ///   - send: sends a request.
    ///   - report: called when the collector begins to fail, or to refuse spans, with the reason, when it works again, and
    ///     with its first warning.
    public init(
        _ document: OTLPDocument, limits: Limits = Limits(),
        report: @escaping @Sendable (String, _ isFailing: Bool) -> Void,
        send: @escaping @Sendable ([UInt8]) async -> Outcome
    ) {
        self.document = document
        self.limits = limits
        self.report = report
        self.send = send
    }

    public var counts: Counts { state.withLock(\.counts) }

    public func take(_ spans: [Span]) {
        state.withLock { state in
            let room = limits.queue - state.waiting.count
            state.waiting += spans.prefix(room)
            state.counts.dropped += max(0, spans.count - room)
        }
    }

    /// Sends what waits, again and again until the task is cancelled. A request in progress then ends as it would.
    public func run() async {
        // The trace of whoever started this is not that of the spans' requests.
        await TraceContext.$current.withValue(nil) {
            while (try? await Task.sleep(for: limits.pause)) != nil {
                // A task of its own, which is not cancelled.
                await Task { await sendWaiting() }.value
            }
        }
    }

    /// Sends what waits now.
    public func sendWaiting() async {
        while let batch = next() {
            let end = End(of: batch.count, await send(document.bytes(of: batch)))
            let (hasChanged, isNews) = state.withLock { state in
                state.counts.sent += batch.count - end.refused
                state.counts.refused += end.refused
                defer {
                    state.isFailing = end.problem != nil
                    state.isWarned = state.isWarned || end.warning != nil
                }
                return (state.isFailing != (end.problem != nil), !state.isWarned)
            }
            if hasChanged { report(end.problem ?? "the collector takes spans again", end.problem != nil) }
            if isNews, let warning = end.warning { report("the collector of spans warns: \(warning)", false) }
        }
    }

    /// What became of a batch.
    private struct End {
        /// How many of its spans were not taken.
        let refused: Int
        /// Why; nil if all were taken.
        let problem: String?
        /// What the collector says though it took all.
        let warning: String?

        init(of count: Int, _ outcome: Outcome) {
            switch outcome {
            case .failed(let reason): (refused, problem, warning) = (count, reason, nil)
            case .answered(nil): (refused, problem, warning) = (0, nil, "its answer is not that of OTLP")
            case .answered(let answer?):
                refused = min(answer.refused, count)
                let reason = answer.message ?? "it does not say why"
                problem = refused > 0 ? "the collector refused \(refused) of \(count): \(reason)" : nil
                warning = refused > 0 ? nil : answer.message
            }
        }
    }

    private func next() -> [Span]? {
        state.withLock { state in
            guard !state.waiting.isEmpty else { return nil }
            let batch = Array(state.waiting.prefix(limits.batch))
            state.waiting.removeFirst(batch.count)
            return batch
        }
    }
}
