import Adapters
import Support
import Upstreams

/// What a fetch asks, and where.
struct UpstreamQuestion: Sendable {
    let request: UpstreamRequest
    let validators: Validators?
    let address: WebAddress

    /// The span of one request. It names the host, never the address, so it cannot contain a secret.
    ///
    /// - Parameters:
    ///   - start: nanoseconds since 1970; and so is `end`.
    ///   - attempt: counted from 1.
    func span(
        _ result: Result<UpstreamAnswer, UpstreamFailure>, attempt: Int, in trace: TraceContext,
        below parent: TraceContext.SpanID?, from start: Int, to end: Int
    ) -> Span {
        let method = request.method.rawValue
        var attributes: [Span.Attribute] = [
            .init("http.request.method", method), .init("server.address", address.endpoint.host),
            .init("server.port", address.endpoint.port),
        ]
        if attempt > 1 { attributes.append(.init("http.request.resend_count", attempt - 1)) }
        var isFailure = false
        switch result {
        case .success(let answer): attributes.append(.init("almanac.answer", answer.word))
        case .failure(let failure):
            isFailure = true
            if case .status(let code, _, _) = failure { attributes.append(.init("http.response.status_code", code)) }
            attributes.append(.init("error.type", failure.word))
        }
        return Span(
            method, .client, in: trace, below: parent, start: start, end: end, isFailure: isFailure,
            attributes: attributes)
    }
}

extension UpstreamAnswer {
    fileprivate var word: String {
        switch self {
        case .document: "document"
        case .notModified: "not-modified"
        case .absent: "absent"
        }
    }
}

extension UpstreamFailure {
    fileprivate var word: String {
        switch self {
        case .unreachable: "unreachable"
        case .timedOut: "timeout"
        case .status(let code, _, _): "\(code)"
        case .tooLarge: "too-large"
        case .mediaType: "media-type"
        case .damaged: "damaged"
        case .redirected: "redirected"
        case .suspended: "suspended"
        }
    }
}
