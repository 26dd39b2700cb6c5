public import HTTPTypes

/// What a server hands to the site: the parts of a request that a page may depend on.
public struct SiteRequest: Sendable {
    public var method: HTTPRequest.Method
    /// The request target in origin form, as it came: path and query, still percent-encoded.
    public var target: String
    /// `If-None-Match`, as it came.
    public var ifNoneMatch: String?
    /// `Cookie`, as it came; several lines joined by "; ".
    public var cookie: String?
    /// `Content-Type`, as it came.
    public var contentType: String?
    public var body: Body
    /// `Sec-Fetch-Site`, as it came.
    public var fetchSite: String?
    /// `Origin`, as it came.
    public var origin: String?
    /// `Host`, as it came.
    public var host: String?
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
        method: HTTPRequest.Method = .get, target: String, ifNoneMatch: String? = nil, cookie: String? = nil,
        contentType: String? = nil, body: Body = .complete([]), fetchSite: String? = nil, origin: String? = nil,
        host: String? = nil, isSecure: Bool = false
    ) {
        self.method = method
        self.target = target
        self.ifNoneMatch = ifNoneMatch
        self.cookie = cookie
        self.contentType = contentType
        self.body = body
        self.fetchSite = fetchSite
        self.origin = origin
        self.host = host
        self.isSecure = isSecure
    }
}

/// What the site answers.
public struct SiteResponse: Sendable {
    public var status: HTTPResponse.Status
    public var headers: HTTPFields
    public var body: [UInt8]
    /// What follows the body in the same response, later; nil for an answer that is whole.
    public var rest: (@Sendable () async -> [UInt8])?

    public init(status: HTTPResponse.Status, headers: HTTPFields = [:], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
