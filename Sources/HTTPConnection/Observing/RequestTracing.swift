package import Support

/// Which requests belong to a trace, and who is told of them.
package struct RequestTracing: Sendable {
    /// Takes a span for each sampled request; nil if nobody looks at traces.
    package let sink: (any SpanSink)?
    /// Whether a request that no trusted proxy has given a trace begins one.
    let beginsTraces: Bool
    /// A trace that begins here is sampled if the lower half of its id is below this.
    private let bound: UInt64

    /// Only what trusted proxies say.
    package static let passing = RequestTracing(sink: nil, ratio: 0, beginsTraces: false)

    /// - Parameters:
    ///   - ratio: the share of the traces that begin here which are sampled, from 0 to 1. Those that a proxy began are
    ///     sampled if it says so.
    ///   - beginsTraces: whether requests begin traces even if nobody takes their spans, because log lines name them.
    package init(sink: (any SpanSink)?, ratio: Double, beginsTraces: Bool) {
        self.sink = sink
        self.beginsTraces = beginsTraces || sink != nil
        let half = Double(UInt64(1) << 63)
        bound = sink == nil ? 0 : UInt64(max(0, min(1, ratio)) * half)
    }

    /// Whether a trace that begins here is sampled. Everybody who samples by ids in this way decides alike.
    func samples(_ id: TraceContext.TraceID) -> Bool { id.low >> 1 < bound }
}
