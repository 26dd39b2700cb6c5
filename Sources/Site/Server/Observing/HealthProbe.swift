import Almanac
import HTTPTypes
import Support

/// The two addresses that a load balancer or an orchestrator requests. They belong to the server, not to the site.
enum HealthProbe {
    /// `/health/live`: the program is running.
    case live
    /// `/health/ready`: visitors may be sent here.
    case ready

    init?(_ request: SiteRequest) {
        guard request.method == .get || request.method == .head else { return nil }
        if request.target.matches("/health/live") {
            self = .live
        } else if request.target.matches("/health/ready") {
            self = .ready
        } else {
            return nil
        }
    }

    /// - Parameter isSecure: whether the request came over TLS.
    func response(_ server: ServerCore, isSecure: Bool) -> SiteResponse {
        switch self {
        case .live:
            return Self.response(.ok, "{\"status\":\"live\"}\n", isSecure)
        case .ready:
            let report = server.health()
            let isReady = report.isReady && !server.isStopping
            return Self.response(
                isReady ? .ok : .serviceUnavailable, report.json(isStopping: server.isStopping), isSecure)
        }
    }

    private static func response(_ status: HTTPResponse.Status, _ text: String, _ isSecure: Bool) -> SiteResponse {
        var headers = Headers.security(isSecure: isSecure)
        headers[.contentType] = "application/json"
        headers[.cacheControl] = CachePolicy.never.header()
        return SiteResponse(status: status, headers: headers, body: Array(text.utf8))
    }
}
