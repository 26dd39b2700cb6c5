/// The result of a visit. The cases map one to one to HTTP status codes (RFC 9110, section 15).
public enum Status: Hashable, Sendable {
    /// 200
    case ok
    /// 204: there is nothing to show.
    case noContent
    /// 400: the request is malformed.
    case badRequest
    /// 403: the request is understood but refused.
    case forbidden
    /// 404
    case notFound
    /// 405: the address exists but does not support the method; `allowed` lists the methods for the `Allow` header.
    case methodNotAllowed(allowed: [String])
    /// 413: the content is longer than the site accepts.
    case contentTooLarge
    /// 415: the content is in a format that the site does not accept.
    case unsupportedMediaType
    /// 421: the request is meant for another host.
    case misdirectedRequest
    /// 422: the content is understood but breaks a rule; the page names the rule at the field.
    case unprocessableContent
    /// 500: an error in this program.
    case internalError
    /// 502: an upstream answered with a response that is unusable.
    case badGateway
    /// 503: an upstream is down; `retryAfter` is the time until the next attempt makes sense, if known.
    case unavailable(retryAfter: Duration?)
    /// 504: an upstream did not answer in time.
    case gatewayTimeout

    /// The HTTP status code.
    public var code: Int {
        switch self {
        case .ok: 200
        case .noContent: 204
        case .badRequest: 400
        case .forbidden: 403
        case .notFound: 404
        case .methodNotAllowed: 405
        case .contentTooLarge: 413
        case .unsupportedMediaType: 415
        case .misdirectedRequest: 421
        case .unprocessableContent: 422
        case .internalError: 500
        case .badGateway: 502
        case .unavailable: 503
        case .gatewayTimeout: 504
        }
    }

    /// The reason phrase of HTTP.
    public var phrase: String {
        switch self {
        case .ok: "OK"
        case .noContent: "No Content"
        case .badRequest: "Bad Request"
        case .forbidden: "Forbidden"
        case .notFound: "Not Found"
        case .methodNotAllowed: "Method Not Allowed"
        case .contentTooLarge: "Content Too Large"
        case .unsupportedMediaType: "Unsupported Media Type"
        case .misdirectedRequest: "Misdirected Request"
        case .unprocessableContent: "Unprocessable Content"
        case .internalError: "Internal Server Error"
        case .badGateway: "Bad Gateway"
        case .unavailable: "Service Unavailable"
        case .gatewayTimeout: "Gateway Timeout"
        }
    }
}
