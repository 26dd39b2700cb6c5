public import HTTPTypes

/// What a server hands to the site: the parts of a request that a page may depend on.
public struct SiteRequest: Sendable {
    public let method: HTTPRequest.Method
    /// The request target in origin form, as it came: path and query, still percent-encoded.
    public let target: String
    /// `If-None-Match`, as it came.
    public let ifNoneMatch: String?

    public init(method: HTTPRequest.Method = .get, target: String, ifNoneMatch: String? = nil) {
        self.method = method
        self.target = target
        self.ifNoneMatch = ifNoneMatch
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
