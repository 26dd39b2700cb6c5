package import HTTPMessages
package import HTTPTypes
import NIOCore

/// A test double of a site, with the test's own responses.
package struct ServedSite: Answering {
    package var visit: @Sendable (Request) async -> Response
    package var kept: @Sendable (Request) -> Response?
    /// Whether a response takes much work.
    package var isHeavy: @Sendable (Request) -> Bool = { _ in false }

    /// - Parameters:
    ///   - visit: makes a response that takes time.
    ///   - kept: returns a response that is kept; nil if the request needs a visit.
    package init(
        _ visit: @escaping @Sendable (Request) async -> Response = { .text("\($0.method) \($0.target)") },
        kept: @escaping @Sendable (Request) -> Response? = { _ in nil }
    ) {
        self.visit = visit
        self.kept = kept
    }

    package func commonFields(isSecure: Bool) -> HTTPFields {
        var fields: HTTPFields = [
            .contentSecurityPolicy: "default-src 'none'", .xContentTypeOptions: "nosniff",
        ]
        if isSecure { fields[.strictTransportSecurity] = "max-age=63072000" }
        return fields
    }

    package func answer(to request: Request) -> Answer {
        if let response = kept(request) { return .kept(response) }
        let visit: Answer.Visit = { [visit] _ in await visit(request) }
        return isHeavy(request) ? .work(visit) : .visit(visit)
    }

    package func isForProgram(_ request: Request) -> Bool { request.accept == "application/json" }

    package func response(to refusal: Refusal, forProgram isForProgram: Bool) -> Response {
        var headers: HTTPFields = [.contentType: isForProgram ? "application/problem+json" : "text/plain"]
        headers[.allow] = refusal.allowed
        headers[.retryAfter] = refusal.retryAfter.map(String.init)
        return Response(
            status: refusal.status, headers: headers, body: Array("<h1>Error \(refusal.status.code)</h1>".utf8))
    }
}

extension Response {
    package static func text(
        _ text: String, status: HTTPResponse.Status = .ok, rest: (@Sendable () async -> [UInt8])? = nil
    ) -> Response {
        Response(status: status, headers: [.contentType: "text/plain"], body: ByteBuffer(string: text), rest: rest)
    }
}
