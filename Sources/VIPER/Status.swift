/// How a visit went, in terms that map one to one to HTTP status codes (RFC 9110, section 15).
public enum Status: Hashable, Sendable {
    /// 200
    case ok
    /// 400: what the visitor sent cannot be understood.
    case badRequest
    /// 403: it is understood, and refused.
    case forbidden
    /// 404
    case notFound
    /// 405: the address is known, the method is not; the methods that are, for `Allow`.
    case methodNotAllowed(allowed: [String])
    /// 413: what was sent is longer than anything that is read here.
    case contentTooLarge
    /// 415: what was sent is not in a form that is read here.
    case unsupportedMediaType
    /// 421: the request is meant for another host.
    case misdirectedRequest
    /// 422: what was sent is understood, but breaks a rule; the page says which, at the field.
    case unprocessableContent
    /// 500: a fault of our own.
    case internalError
    /// 502: an upstream answered, but what it sent is unusable.
    case badGateway
    /// 503: an upstream is down; when to try again, where that is known.
    case unavailable(retryAfter: Duration?)
    /// 504: an upstream did not answer in time.
    case gatewayTimeout

    public var code: Int {
        switch self {
        case .ok: 200
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
}
