import HTTPMessages
import Support

extension LoopCore {
    /// The trace context for the work of a request.
    ///
    /// - Parameter parent: the context that a trusted proxy sent in `traceparent`; nil without one.
    /// - Returns: nil if the request belongs to no trace.
    func trace(following parent: TraceContext?) -> TraceContext? {
        if let parent { return parent.child(.init(random: nextNumber())) }
        guard server.tracing.beginsTraces, let id = TraceContext.TraceID(high: nextNumber(), low: nextNumber()) else {
            return nil
        }
        return TraceContext(
            traceID: id, spanID: .init(random: nextNumber()), isSampled: server.tracing.samples(id))
    }
}

extension OpenExchange {
    /// Reports the span of a request that has ended. Health probes are left out: they are frequent, and all alike.
    func tell(_ sink: (any SpanSink)?, took duration: Int, status: Int) {
        guard let sink, let trace, trace.isSampled, request.flatMap(HealthProbe.init) == nil else { return }
        let end = UnixTime.nanoseconds()
        let isKnown = Counters.methods.dropLast().contains(method)
        // By the conventions of OpenTelemetry, only failures of the server count as errors.
        var attributes: [Span.Attribute] = [
            .init("http.request.method", isKnown ? method : "_OTHER"),
            .init("url.scheme", request?.isSecure == true ? "https" : "http"),
            .init("url.path", Self.shortened(target)), .init("http.response.status_code", status),
            .init("network.protocol.version", isOld ? "1.0" : "1.1"), .init("almanac.cache", cache.rawValue),
        ]
        if let fault { attributes.append(.init("error.type", fault.rawValue)) }
        sink.take([
            Span(
                isKnown ? method : "HTTP", .server, in: trace, below: parent, start: end - duration, end: end,
                isFailure: status >= 500, attributes: attributes)
        ])
    }

    /// The path, which contains no data of a visitor, cut to the same length as in the access log.
    private static func shortened(_ target: RequestTarget) -> String {
        String(decoding: target.path.prefix(AccessLine.longestPath), as: UTF8.self)
    }
}
