public import Support
import Synchronization

/// Sends spans to a collector in the background, in batches.
///
/// Spans wait in a queue of limited length. Spans that find it full are dropped and counted, and so are the spans of a
/// batch that the collector rejects: nothing ever waits for the collector.
public final class SpanExporter: SpanSink {
    public struct Limits: Sendable {
        /// The maximum number of waiting spans.
        public var queue = 4096
        /// The maximum number of spans in a request.
        public var batch = 512
        /// The time between two checks of the queue.
        public var pause = Duration.milliseconds(500)

        public init() {}
    }

    /// The numbers of spans by outcome.
    public struct Counts: Hashable, Sendable {
        /// Accepted by the collector.
        public var sent = 0
        /// Dropped, because the queue was full.
        public var dropped = 0
        /// Rejected by the collector.
        public var refused = 0
    }

    /// The outcome of a request.
    public enum Outcome: Hashable, Sendable {
        /// The collector answered. It accepted the spans, or says which it rejected.
        case answered(OTLPAnswer?)
        /// The collector accepted none of them, for this reason.
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

    /// Sends waiting spans again and again until the task is cancelled. Lets a request in progress finish.
    public func run() async {
        // The requests that send spans do not belong to the trace of the caller.
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

    /// The outcome of a batch.
    private struct End {
        /// The number of its spans that were rejected.
        let refused: Int
        /// The reason; nil if all were accepted.
        let problem: String?
        /// The collector's warning although it accepted all.
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
