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
                ifNoneMatch: request.headers[.ifNoneMatch],
                cookie: Self.joined(request.headers[values: .cookie]), contentType: request.headers[.contentType],
                body: try await Self.body(of: request), fetchSite: Self.secFetchSite.flatMap { request.headers[$0] },
                origin: request.headers[.origin], host: request.head.authority))
        var headers = answer.headers
        // Said here, since an answer to HEAD has the length of the body it leaves out (RFC 9110, 9.3.2).
        if answer.status != .notModified { headers[.contentLength] = String(answer.body.count) }
        let isBodyless = request.method == .head || answer.status == .notModified
        return Response(
            status: answer.status, headers: headers,
            body: isBodyless ? ResponseBody() : ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body)))
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
