import HTTPTypes
import Hummingbird
import NIOCore

/// The seam between the site and Hummingbird: requests in, responses out, nothing else.
struct SiteResponder: HTTPResponder {
    typealias Context = BasicRequestContext

    let site: Site

    func respond(to request: Request, context: BasicRequestContext) async throws -> Response {
        let answer = await site.respond(
            to: SiteRequest(
                method: request.method, target: request.head.path ?? "/",
                ifNoneMatch: request.headers[.ifNoneMatch], acceptEncoding: request.headers[.acceptEncoding],
                range: request.headers[.range], ifRange: request.headers[.ifRange],
                cookie: Self.joined(request.headers[values: .cookie]), contentType: request.headers[.contentType],
                body: try await Self.body(of: request), fetchSite: Self.secFetchSite.flatMap { request.headers[$0] },
                origin: request.headers[.origin], host: request.head.authority))
        let isBodyless = request.method == .head || answer.status == .notModified
        if let rest = answer.rest, !isBodyless { return Self.streamed(answer, rest) }
        return Response(
            status: answer.status, headers: answer.headers,
            body: isBodyless ? ResponseBody() : ResponseBody(byteBuffer: answer.body))
    }

    /// The beginning goes out at once, the rest when it is there.
    private static func streamed(
        _ answer: SiteResponse, _ rest: @escaping @Sendable () async -> [UInt8]
    ) -> Response {
        Response(
            status: answer.status, headers: answer.headers,
            body: ResponseBody { writer in
                try await writer.write(answer.body)
                try await writer.write(ByteBuffer(bytes: await rest()))
                try await writer.finish(nil)
            })
    }

    private static let secFetchSite = HTTPField.Name("Sec-Fetch-Site")

    private static func joined(_ lines: [String]) -> String? {
        lines.isEmpty ? nil : lines.joined(separator: "; ")
    }

    /// Only what a form sends is read, and no more of it than the limit.
    private static func body(of request: Request) async throws -> SiteRequest.Body {
        guard request.method == .post else { return .complete([]) }
        do {
            let buffer = try await request.body.collect(upTo: SiteRequest.longestBody)
            return .complete(Array(buffer.readableBytesView))
        } catch is NIOTooManyBytesError {
            return .tooLong
        }
    }
}
