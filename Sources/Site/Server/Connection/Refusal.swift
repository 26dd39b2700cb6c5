import HTML
import HTTPTypes
import Layout
import NIOHTTP1
import VIPER

/// Why the server itself turns a request away, before any page is asked.
enum Refusal: CaseIterable, Hashable, Sendable {
    /// 400: what came is not HTTP, or can be read in two ways.
    case malformed
    /// 405: a method that is for proxies.
    case tunnel
    /// 408: the rest of the request did not come in time.
    case requestTimeout
    /// 417: something else than `100-continue` is expected.
    case expectation
    /// 431: more in the head than is read here.
    case headTooLarge
    /// 501: a method that HTTP does not know.
    case unknownMethod
    /// 503: too much is under way.
    case overloaded
    /// 503: the page did not come in time.
    case answerTimeout
    /// 505
    case version

    /// What a parser's error means.
    init(_ error: any Error) {
        self =
            switch error as? HTTPParserError {
            case .invalidMethod: .unknownMethod
            case .headerOverflow: .headTooLarge
            case .invalidVersion: .version
            default: .malformed
            }
    }

    init(_ fault: RequestHead.Fault) {
        self =
            switch fault {
            case .host, .ambiguousLength: .malformed
            case .unknownExpectation: .expectation
            case .method: .unknownMethod
            case .tunnel: .tunnel
            }
    }

    var status: HTTPResponse.Status {
        switch self {
        case .malformed: .badRequest
        case .tunnel: .methodNotAllowed
        case .requestTimeout: .requestTimeout
        case .expectation: .expectationFailed
        case .headTooLarge: .requestHeaderFieldsTooLarge
        case .unknownMethod: .notImplemented
        case .overloaded, .answerTimeout: .serviceUnavailable
        case .version: .httpVersionNotSupported
        }
    }

    private var title: String {
        switch self {
        case .malformed: "We cannot read this request"
        case .tunnel: "This is no proxy"
        case .requestTimeout: "The request did not come to its end"
        case .expectation: "We cannot do what is expected"
        case .headTooLarge: "This request is too long"
        case .unknownMethod: "We do not know this method"
        case .overloaded: "Very many visitors are here"
        case .answerTimeout: "This takes too long"
        case .version: "We do not speak this version of HTTP"
        }
    }

    private var explanation: String {
        switch self {
        case .malformed: "What was sent is not HTTP/1.1, or could be read in two ways."
        case .tunnel: "The method CONNECT does nothing here. Use GET or HEAD."
        case .requestTimeout: "Its rest did not arrive in time. Please try again."
        case .expectation: "The only expectation that is met here is 100-continue."
        case .headTooLarge: "Its address, a header, or all headers together are longer than what is read here."
        case .unknownMethod: "The pages here are read with GET or HEAD, and forms are sent with POST."
        case .overloaded: "The page was not begun. Please try again in a few seconds."
        case .answerTimeout: "The page was given up. Please try again in a moment."
        case .version: "Please use HTTP/1.1."
        }
    }

    /// Seconds, for `Retry-After`.
    private var retryAfter: Int? {
        switch self {
        case .overloaded: 2
        case .answerTimeout: 30
        default: nil
        }
    }

    /// The page, in the frame of all others and with the headers of all others.
    func response(assets: Assets, isSecure: Bool) -> SiteResponse {
        let notice = Notice(title: title, explanation: explanation)
        let page = ErrorPage(
            frame: Frame(title: title, isListed: false, part: nil, assets: assets),
            heading: "Error \(status.code)", title: title, notice: notice)
        var headers = Headers.security(isSecure: isSecure)
        headers[.contentType] = MediaType.html
        headers[.cacheControl] = CachePolicy.never.header()
        // RFC 9110, section 15.5.6: what may be done instead.
        if self == .tunnel { headers[.allow] = "GET, HEAD, OPTIONS" }
        headers[.retryAfter] = retryAfter.map(String.init)
        return SiteResponse(status: status, headers: headers, body: page.rendered())
    }
}
