import HTTPTypes

/// How the server itself turns a request away, before any page is asked. Whoever assembles the server gives it the
/// pages.
enum Refusal: CaseIterable, Hashable, Sendable {
    /// 400: what came is not HTTP, or can be read in two ways.
    case malformed
    /// 405: a method that is for proxies.
    case tunnel
    /// 408: the rest of the request did not come in time.
    case requestTimeout
    /// 414: a longer target than is read here.
    case longTarget
    /// 417: something else than `100-continue` is expected.
    case expectation
    /// 431: more in the head than is read here.
    case headTooLarge
    /// 501: a method that HTTP does not know.
    case unknownMethod
    /// 501: a body in a transfer coding that is not known here.
    case unknownCoding
    /// 503: too much is under way.
    case overloaded
    /// 503: the page did not come in time.
    case answerTimeout
    /// 505
    case version

    init(_ fault: RequestFault) {
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

    var status: HTTPResponse.Status {
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

    /// When to try again, in seconds, for `Retry-After`; nil where trying again is of no use.
    var retryAfter: Int? {
        switch self {
        case .overloaded: 2
        case .answerTimeout: 30
        default: nil
        }
    }

    /// What may be done instead, for `Allow` (RFC 9110, section 15.5.6).
    var allowed: String? { self == .tunnel ? "GET, HEAD, OPTIONS" : nil }
}
