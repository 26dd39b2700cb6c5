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

    private struct State {
        var waiting: [Span] = []
        var counts = Counts()
        var isFailing = false
    }

    private let document: OTLPDocument
    private let limits: Limits
    private let send: @Sendable ([UInt8]) async -> String?
    private let report: @Sendable (String, _ isFailing: Bool) -> Void
    private let state = Mutex(State())

    /// - Parameters:
    ///   - send: sends a request; returns why the collector did not take it, nil if it did.
    ///   - report: called when the collector begins to fail, with the reason, and when it works again.
    public init(
        _ document: OTLPDocument, limits: Limits = Limits(),
        report: @escaping @Sendable (String, _ isFailing: Bool) -> Void,
        send: @escaping @Sendable ([UInt8]) async -> String?
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
            let problem = await send(document.bytes(of: batch))
            let hasChanged = state.withLock { state in
                if problem == nil { state.counts.sent += batch.count } else { state.counts.refused += batch.count }
                defer { state.isFailing = problem != nil }
                return state.isFailing != (problem != nil)
            }
            if hasChanged {
                report(problem ?? "the collector takes spans again", problem != nil)
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
