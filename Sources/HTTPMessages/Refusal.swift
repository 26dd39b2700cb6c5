public import HTTPTypes

/// The kinds of responses with which the server itself rejects a request, before its site sees it. The
/// site renders their pages (`Answering`).
public enum Refusal: CaseIterable, Hashable, Sendable {
    /// 400: the request is malformed or ambiguous.
    case malformed
    /// 405: CONNECT, a method for proxies.
    case tunnel
    /// 408: the rest of the request did not arrive in time.
    case requestTimeout
    /// 414: the target is too long.
    case longTarget
    /// 417: the request expects something other than `100-continue`.
    case expectation
    /// 431: the header fields are too long or too many.
    case headTooLarge
    /// 501: the method is not one of HTTP's.
    case unknownMethod
    /// 501: the transfer coding of the body is not supported.
    case unknownCoding
    /// 503: too many connections or visits are in progress.
    case overloaded
    /// 503: the page was not ready in time.
    case answerTimeout
    /// 505: the version of HTTP is not supported.
    case version

    package init(_ fault: RequestFault) {
        self =
            switch fault {
            case .syntax, .otherProtocol, .target, .headerSyntax, .noHost, .severalHosts, .host, .length,
                .ambiguousLength, .coding, .chunk:
                .malformed
            case .version: .version
            case .method: .unknownMethod
            case .tunnel: .tunnel
            case .longTarget: .longTarget
            case .longHead: .headTooLarge
            case .unknownCoding: .unknownCoding
            case .expectation: .expectation
            case .late: .requestTimeout
            case .visits: .overloaded
            case .answerLate: .answerTimeout
            }
    }

    public var status: HTTPResponse.Status {
        switch self {
        case .malformed: .badRequest
        case .tunnel: .methodNotAllowed
        case .requestTimeout: .requestTimeout
        case .longTarget: .uriTooLong
        case .expectation: .expectationFailed
        case .headTooLarge: .requestHeaderFieldsTooLarge
        case .unknownMethod, .unknownCoding: .notImplemented
        case .overloaded, .answerTimeout: .serviceUnavailable
        case .version: .httpVersionNotSupported
        }
    }

    /// The value of `Retry-After`, in seconds; nil if a retry is of no use.
    public var retryAfter: Int? {
        switch self {
        case .overloaded: 2
        case .answerTimeout: 30
        default: nil
        }
    }

    /// The value of `Allow` (RFC 9110, section 15.5.6).
    public var allowed: String? { self == .tunnel ? "GET, HEAD, OPTIONS" : nil }
}
