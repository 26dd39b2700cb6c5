/// Where documents come from over the network. The cache asks; `Fetching` is the one that answers over HTTP.
public protocol Upstream: Sendable {
    /// Asks for a document.
    ///
    /// - Parameter validators: those of the copy at hand; the answer may then be that it is still good.
    func fetch(
        _ request: UpstreamRequest, unless validators: Validators?
    ) async throws(UpstreamFailure) -> UpstreamAnswer
}

/// What tells whether a copy is still good (RFC 9110, section 8.8), as the upstream sent it.
public struct Validators: Hashable, Sendable {
    public var entityTag: String?
    public var lastModified: String?

    public init(entityTag: String? = nil, lastModified: String? = nil) {
        self.entityTag = entityTag
        self.lastModified = lastModified
    }

    public var isEmpty: Bool { entityTag == nil && lastModified == nil }
}

/// How an upstream answered.
public enum UpstreamAnswer: Hashable, Sendable {
    /// A whole document, its transfer and content coding undone; nobody has looked into it yet.
    case document(bytes: [UInt8], validators: Validators)
    /// The copy at hand is still good (304).
    case notModified
    /// There is no such document (404, 410).
    case absent
}
