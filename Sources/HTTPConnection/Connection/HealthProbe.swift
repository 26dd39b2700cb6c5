import HTTPMessages
import HTTPTypes
import NIOCore
import Support

/// The two addresses that a load balancer or an orchestrator requests. They belong to the server, not to the site.
enum HealthProbe {
    /// `/health/live`: the program is running.
    case live
    /// `/health/ready`: visitors may be sent here.
    case ready

    /// Nil for other paths. The query is ignored: monitors add one to bypass caches.
    init?(_ request: Request) {
        // Nearly all requests end here: only few paths begin alike.
        guard request.target.utf8.starts(with: "/health/".utf8) else { return nil }
        let path = request.target.path
        if path.elementsEqual("/health/live".utf8) {
            self = .live
        } else if path.elementsEqual("/health/ready".utf8) {
            self = .ready
        } else {
            return nil
        }
    }

    /// Only the methods that read are allowed (RFC 9110, section 15.5.6).
    func response(_ server: ServerCore, to method: HTTPRequest.Method) -> Response {
        if method == .options {
            return Response(status: .noContent, headers: [.allow: Self.allowed, .cacheControl: "no-store"])
        }
        guard method == .get || method == .head else {
            return Response(
                status: .methodNotAllowed,
                headers: [
                    .contentType: "application/problem+json", .cacheControl: "no-store", .allow: Self.allowed,
                ],
                body: ByteBuffer(string: "{\"title\":\"Method Not Allowed\",\"status\":405}\n"))
        }
        switch self {
        case .live:
            return Self.response(.ok, "{\"status\":\"live\"}\n")
        case .ready:
            let report = server.health()
            let isReady = report.isReady && !server.isStopping
            return Self.response(isReady ? .ok : .serviceUnavailable, report.json(isStopping: server.isStopping))
        }
    }

    private static let allowed = "GET, HEAD, OPTIONS"

    private static func response(_ status: HTTPResponse.Status, _ text: String) -> Response {
        Response(
            status: status, headers: [.contentType: "application/json", .cacheControl: "no-store"],
            body: ByteBuffer(string: text))
    }
}
