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

    init?(_ request: Request) {
        guard request.method == .get || request.method == .head else { return nil }
        if request.target.matches("/health/live") {
            self = .live
        } else if request.target.matches("/health/ready") {
            self = .ready
        } else {
            return nil
        }
    }

    func response(_ server: ServerCore) -> Response {
        switch self {
        case .live:
            return Self.response(.ok, "{\"status\":\"live\"}\n")
        case .ready:
            let report = server.health()
            let isReady = report.isReady && !server.isStopping
            return Self.response(isReady ? .ok : .serviceUnavailable, report.json(isStopping: server.isStopping))
        }
    }

    private static func response(_ status: HTTPResponse.Status, _ text: String) -> Response {
        Response(
            status: status, headers: [.contentType: "application/json", .cacheControl: "no-store"],
            body: ByteBuffer(string: text))
    }
}
