public import HTTPTypes

/// A request as the server passes it on: the parts that an answer may depend on.
public struct Request: Sendable {
    public var method: HTTPRequest.Method
    /// The request target as received: path and query, percent-encoded.
    public var target: RequestTarget
    /// `If-None-Match`, as received. As for all lists, several lines are joined with ", ".
    public var ifNoneMatch: HeaderValue?
    /// `If-Match`, as received. Several lines are joined with ", ".
    public var ifMatch: HeaderValue?
    /// `Accept-Encoding`, as received.
    public var acceptEncoding: HeaderValue?
    /// `Range`, as received.
    public var range: HeaderValue?
    /// `If-Range`, as received.
    public var ifRange: HeaderValue?
    /// `Cookie`, as received. Several lines are joined with "; ".
    public var cookie: HeaderValue?
    /// `Content-Type`, as received.
    public var contentType: HeaderValue?
    public var body: Body
    /// `Sec-Fetch-Site`, as received.
    public var fetchSite: HeaderValue?
    /// `Origin`, as received.
    public var origin: HeaderValue?
    /// The host that the visitor asked for: `Host`, or what a trusted proxy reports.
    public var host: HeaderValue?
    /// Whether the visitor's browser uses TLS, as a trusted proxy reports.
    public var isSecure: Bool

    /// The body of a request.
    public enum Body: Sendable {
        case complete([UInt8])
        /// The body is longer than `longestBody` and was dropped.
        case tooLong
    }

    /// The longest body that is kept, in bytes. The longest form is far shorter.
    public static let longestBody = 16_384

    public init(
        method: HTTPRequest.Method = .get, target: String, ifNoneMatch: String? = nil, ifMatch: String? = nil,
        acceptEncoding: String? = nil, range: String? = nil, ifRange: String? = nil, cookie: String? = nil,
        contentType: String? = nil, body: Body = .complete([]), fetchSite: String? = nil, origin: String? = nil,
        host: String? = nil, isSecure: Bool = false
    ) {
        self.method = method
        self.target = RequestTarget(target)
        self.ifNoneMatch = ifNoneMatch.map { HeaderValue($0) }
        self.ifMatch = ifMatch.map { HeaderValue($0) }
        self.acceptEncoding = acceptEncoding.map { HeaderValue($0) }
        self.range = range.map { HeaderValue($0) }
        self.ifRange = ifRange.map { HeaderValue($0) }
        self.cookie = cookie.map { HeaderValue($0) }
        self.contentType = contentType.map { HeaderValue($0) }
        self.body = body
        self.fetchSite = fetchSite.map { HeaderValue($0) }
        self.origin = origin.map { HeaderValue($0) }
        self.host = host.map { HeaderValue($0) }
        self.isSecure = isSecure
    }
}

extension Request {
    /// Whether the method is GET or HEAD.
    package var isReading: Bool { method == .get || method == .head }

    /// The request with its target in origin form. Proxies send the absolute form, whose host takes precedence over
    /// `Host` (RFC 9112, section 3.2.2).
    package var inOriginForm: Request {
        guard target.utf8.first != UInt8(ascii: "/") else { return self }
        let whole = HeaderValue(target.description)
        guard let rest = (whole.dropping(prefix: "https://") ?? whole.dropping(prefix: "http://"))?.utf8
        else { return self }
        let authority = rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
        let path = String(Substring(rest[authority.endIndex...]))
        var request = self
        request.host = HeaderValue(String(Substring(authority)))
        request.target = RequestTarget(path.utf8.first == UInt8(ascii: "/") ? path : "/" + path)
        return request
    }
}
