import HTTPTypes
import Hummingbird
import NIOCore

/// The seam between the site and Hummingbird: requests in, responses out, nothing else.
struct SiteResponder: HTTPResponder {
    typealias Context = BasicRequestContext

    let site: Site

    func respond(to request: Request, context: BasicRequestContext) async -> Response {
        let answer = await site.respond(
            to: SiteRequest(
                method: request.method, target: request.head.path ?? "/",
                ifNoneMatch: request.headers[.ifNoneMatch]))
        var headers = answer.headers
        // Said here, since an answer to HEAD has the length of the body it leaves out (RFC 9110, 9.3.2).
        if answer.status != .notModified { headers[.contentLength] = String(answer.body.count) }
        let isBodyless = request.method == .head || answer.status == .notModified
        return Response(
            status: answer.status, headers: headers,
            body: isBodyless ? ResponseBody() : ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body)))
    }
}
