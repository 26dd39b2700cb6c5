import Almanac
public import HTTPTypes
public import NIOCore

/// What a server hands to the site: the parts of a request that a page may depend on.
public struct SiteRequest: Sendable {
    public var method: HTTPRequest.Method
    /// The request target as it came: path and query, still percent-encoded.
    public var target: RequestTarget
    /// `If-None-Match`, as it came; several lines joined by ", ", as in all lists.
    public var ifNoneMatch: HeaderValue?
    /// `If-Match`, as it came; several lines joined by ", ".
    public var ifMatch: HeaderValue?
    /// `Accept-Encoding`, as it came.
    public var acceptEncoding: HeaderValue?
    /// `Range`, as it came.
    public var range: HeaderValue?
    /// `If-Range`, as it came.
    public var ifRange: HeaderValue?
    /// `Cookie`, as it came; several lines joined by "; ".
    public var cookie: HeaderValue?
    /// `Content-Type`, as it came.
    public var contentType: HeaderValue?
    public var body: Body
    /// `Sec-Fetch-Site`, as it came.
    public var fetchSite: HeaderValue?
    /// `Origin`, as it came.
    public var origin: HeaderValue?
    /// The host that the visitor asked for: `Host`, or what a trusted proxy says it was.
    public var host: HeaderValue?
    /// Whether the visitor's browser sent it over TLS, by the word of a proxy that is trusted.
    public var isSecure: Bool

    /// What was sent along, as far as it is read.
    public enum Body: Sendable {
        case complete([UInt8])
        /// There is more than `longestBody`; nothing of it is kept.
        case tooLong
    }

    /// The longest body that is read, in bytes: the longest form is far below it.
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

extension SiteRequest {
    /// Whether it only reads: all that a page or file answers to.
    var isReading: Bool { method == .get || method == .head }

    /// The request with its target in origin form. One in absolute form, which proxies send, has to be understood, and
    /// its host is the one that counts (RFC 9112, section 3.2.2).
    var inOriginForm: SiteRequest {
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

/// What the site answers.
public struct SiteResponse: Sendable {
    public var status: HTTPResponse.Status
    /// All fields but `Date`; `Content-Length` is among them where the length is known.
    public var headers: HTTPFields
    /// What GET is answered with; an answer to HEAD leaves it out.
    public var body: ByteBuffer
    /// What follows the body in the same response, later; nil for an answer that is whole.
    public var rest: (@Sendable () async -> [UInt8])?
    /// Whether it was there already: a finished page, or a file.
    public var isHit = false

    public init(status: HTTPResponse.Status, headers: HTTPFields = [:], body: [UInt8] = []) {
        self.init(status: status, headers: headers, body: ByteBuffer(bytes: body))
    }

    public init(status: HTTPResponse.Status, headers: HTTPFields, body: ByteBuffer) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    init(_ response: FinishedResponse) {
        self.init(status: response.status, headers: response.headers, body: response.body)
    }

    /// The body as an array; a copy.
    public var bytes: [UInt8] { Array(body.readableBytesView) }
}
