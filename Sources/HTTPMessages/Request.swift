public import HTTPTypes

/// A request as the server passes it on: the parts that an answer may depend on.
///
/// The values of header fields are as received. As for all lists, several lines of one field are joined with ", ".
public struct Request: Sendable {
    public var method: HTTPRequest.Method
    /// The request target as received: path and query, percent-encoded.
    public var target: RequestTarget
    public var body: Body
    /// Whether the visitor's browser uses TLS, as a trusted proxy reports.
    public var isSecure: Bool
    /// Whether a browser navigates: a document, not an image or a request of a script (`Sec-Fetch-Mode: navigate`).
    public var isNavigation = false
    /// The values by `Field`. One array, since a request is passed on often: a copy that has to retain each value costs
    /// more than finding a cached page.
    @usableFromInline var values: [HeaderValue?]

    @usableFromInline enum Field: Int, CaseIterable {
        case ifNoneMatch, ifMatch, ifModifiedSince, ifUnmodifiedSince, acceptEncoding, acceptLanguage, accept, range
        case ifRange, cookie, contentType
        case fetchSite, origin, host, protocolVersion
    }

    /// The body of a request.
    public enum Body: Sendable {
        case complete([UInt8])
        /// The body is longer than `longestBody` and was dropped.
        case tooLong
    }

    /// The longest body that is kept, in bytes. The longest form is far shorter.
    public static let longestBody = 16_384

    /// A request without any field.
    package init(method: HTTPRequest.Method, target: RequestTarget) {
        self.method = method
        self.target = target
        body = .complete([])
        isSecure = false
        values = Array(repeating: nil, count: Field.allCases.count)
    }

    public init(
        method: HTTPRequest.Method = .get, target: String, ifNoneMatch: String? = nil, ifMatch: String? = nil,
        ifModifiedSince: String? = nil, ifUnmodifiedSince: String? = nil, acceptEncoding: String? = nil,
        acceptLanguage: String? = nil, accept: String? = nil, range: String? = nil,
        ifRange: String? = nil, cookie: String? = nil,
        contentType: String? = nil, body: Body = .complete([]), fetchSite: String? = nil, origin: String? = nil,
        host: String? = nil, protocolVersion: String? = nil, isSecure: Bool = false, isNavigation: Bool = false
    ) {
        self.init(method: method, target: RequestTarget(target))
        self.ifNoneMatch = ifNoneMatch.map { HeaderValue($0) }
        self.ifMatch = ifMatch.map { HeaderValue($0) }
        self.ifModifiedSince = ifModifiedSince.map { HeaderValue($0) }
        self.ifUnmodifiedSince = ifUnmodifiedSince.map { HeaderValue($0) }
        self.acceptEncoding = acceptEncoding.map { HeaderValue($0) }
        self.acceptLanguage = acceptLanguage.map { HeaderValue($0) }
        self.accept = accept.map { HeaderValue($0) }
        self.range = range.map { HeaderValue($0) }
        self.ifRange = ifRange.map { HeaderValue($0) }
        self.cookie = cookie.map { HeaderValue($0) }
        self.contentType = contentType.map { HeaderValue($0) }
        self.body = body
        self.fetchSite = fetchSite.map { HeaderValue($0) }
        self.origin = origin.map { HeaderValue($0) }
        self.host = host.map { HeaderValue($0) }
        self.protocolVersion = protocolVersion.map { HeaderValue($0) }
        self.isSecure = isSecure
        self.isNavigation = isNavigation
    }

    @inlinable
    subscript(field: Field) -> HeaderValue? {
        get { values[field.rawValue] }
        _modify { yield &values[field.rawValue] }
    }
}

/// The values of header fields. Inlinable, since a `_modify` that is called across modules allocates.
extension Request {
    /// `If-None-Match`
    @inlinable public var ifNoneMatch: HeaderValue? {
        get { self[.ifNoneMatch] }
        _modify { yield &self[.ifNoneMatch] }
    }

    /// `If-Match`
    @inlinable public var ifMatch: HeaderValue? {
        get { self[.ifMatch] }
        _modify { yield &self[.ifMatch] }
    }

    /// `If-Modified-Since`
    @inlinable public var ifModifiedSince: HeaderValue? {
        get { self[.ifModifiedSince] }
        _modify { yield &self[.ifModifiedSince] }
    }

    /// `If-Unmodified-Since`
    @inlinable public var ifUnmodifiedSince: HeaderValue? {
        get { self[.ifUnmodifiedSince] }
        _modify { yield &self[.ifUnmodifiedSince] }
    }

    /// `Accept`
    @inlinable public var accept: HeaderValue? {
        get { self[.accept] }
        _modify { yield &self[.accept] }
    }

    /// `Accept-Encoding`
    @inlinable public var acceptEncoding: HeaderValue? {
        get { self[.acceptEncoding] }
        _modify { yield &self[.acceptEncoding] }
    }

    /// `Accept-Language`
    @inlinable public var acceptLanguage: HeaderValue? {
        get { self[.acceptLanguage] }
        _modify { yield &self[.acceptLanguage] }
    }

    /// `Range`
    @inlinable public var range: HeaderValue? {
        get { self[.range] }
        _modify { yield &self[.range] }
    }

    /// `If-Range`
    @inlinable public var ifRange: HeaderValue? {
        get { self[.ifRange] }
        _modify { yield &self[.ifRange] }
    }

    /// `Cookie`. Several lines are joined with "; ".
    @inlinable public var cookie: HeaderValue? {
        get { self[.cookie] }
        _modify { yield &self[.cookie] }
    }

    /// `Content-Type`
    @inlinable public var contentType: HeaderValue? {
        get { self[.contentType] }
        _modify { yield &self[.contentType] }
    }

    /// `Sec-Fetch-Site`
    @inlinable public var fetchSite: HeaderValue? {
        get { self[.fetchSite] }
        _modify { yield &self[.fetchSite] }
    }

    /// `Origin`
    @inlinable public var origin: HeaderValue? {
        get { self[.origin] }
        _modify { yield &self[.origin] }
    }

    /// `MCP-Protocol-Version`
    @inlinable public var protocolVersion: HeaderValue? {
        get { self[.protocolVersion] }
        _modify { yield &self[.protocolVersion] }
    }

    /// The host that the visitor asked for: `Host`, or what a trusted proxy reports.
    @inlinable public var host: HeaderValue? {
        get { self[.host] }
        _modify { yield &self[.host] }
    }
}

extension Request {
    /// Whether the method is GET or HEAD.
    package var isReading: Bool { method == .get || method == .head }

    /// Whether the target is a path, not an absolute URL.
    package var isInOriginForm: Bool { target.utf8.first == UInt8(ascii: "/") }

    /// The request with its target in origin form. Proxies send the absolute form, whose host takes precedence over
    /// `Host` (RFC 9112, section 3.2.2).
    package var inOriginForm: Request {
        guard !isInOriginForm else { return self }
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
