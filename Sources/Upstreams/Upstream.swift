public import Adapters

/// Fetches documents over the network for the cache. `Fetching` implements it with HTTP.
public protocol Upstream: Sendable {
    /// Fetches a document.
    ///
    /// - Parameter validators: those of the cached copy. With them the answer may be that the copy is still valid.
    func fetch(
        _ request: UpstreamRequest, unless validators: Validators?
    ) async throws(UpstreamFailure) -> UpstreamAnswer
}

/// The validators of a document (RFC 9110, section 8.8), exactly as the upstream sent them.
public struct Validators: Hashable, Sendable {
    public var entityTag: String?
    public var lastModified: String?

    public init(entityTag: String? = nil, lastModified: String? = nil) {
        self.entityTag = entityTag
        self.lastModified = lastModified
    }

    public var isEmpty: Bool { entityTag == nil && lastModified == nil }
}

/// The answer of an upstream.
public enum UpstreamAnswer: Hashable, Sendable {
    /// A complete document with its transfer and content coding removed, not parsed yet.
    case document(bytes: [UInt8], validators: Validators)
    /// The cached copy is still valid (304).
    case notModified
    /// The upstream does not have the document (404, 410).
    case absent
}
