package import Support

/// Decides which requests belong to a trace, and where their spans go.
package struct RequestTracing: Sendable {
    /// Receives a span for each sampled request; nil if traces are not collected.
    package let sink: (any SpanSink)?
    /// Whether a request without a trace from a trusted proxy begins one.
    let beginsTraces: Bool
    /// A trace that begins here is sampled if the lower half of its id is below this.
    private let bound: UInt64

    /// Continues the traces of trusted proxies, and begins none.
    package static let passing = RequestTracing(sink: nil, ratio: 0, beginsTraces: false)

    /// - Parameters:
    ///   - ratio: the share of the traces beginning here that are sampled, from 0 to 1. Traces that a proxy began are
    ///     sampled if the proxy says so.
    ///   - beginsTraces: whether requests begin traces even if their spans are not collected, because log lines name
    ///     the traces.
    package init(sink: (any SpanSink)?, ratio: Double, beginsTraces: Bool) {
        self.sink = sink
        self.beginsTraces = beginsTraces || sink != nil
        let half = Double(UInt64(1) << 63)
        bound = sink == nil ? 0 : UInt64(max(0, min(1, ratio)) * half)
    }

    /// Whether a trace that begins here is sampled. Other programs that sample by the id in this way make the same
    /// decision.
    func samples(_ id: TraceContext.TraceID) -> Bool { id.low >> 1 < bound }
}
