public import Adapters
import Support

/// Stores documents beyond the life of the process. Calls block; the cache makes them on its own threads, more than one
/// at a time.
public protocol DocumentShelf: Sendable {
    /// Called once, before anything is stored.
    func prepare() throws(ShelfFailure)
    /// Returns the document that was stored for the request, verified to be undamaged; nil if none was stored.
    func load(_ request: UpstreamRequest) throws(ShelfFailure) -> ShelvedDocument?
    /// Stores a document and replaces an older one.
    func store(_ document: ShelvedDocument, for request: UpstreamRequest) throws(ShelfFailure)
    func discard(_ request: UpstreamRequest) throws(ShelfFailure)
    /// Stores a refused document under a file name, for inspection. Only the latest ones are kept.
    func keepAside(_ bytes: [UInt8], as file: String) throws(ShelfFailure)
}

/// A document as stored: its bytes and metadata.
public struct ShelvedDocument: Hashable, Sendable {
    public var bytes: [UInt8]
    public var validators: Validators
    /// When the upstream first sent these bytes, in seconds since 1970-01-01 00:00 UTC.
    public var fetched: Int64
    /// When the upstream last sent or confirmed the document, in seconds since 1970-01-01 00:00 UTC.
    public var renewed: Int64

    public init(bytes: [UInt8], validators: Validators, fetched: Int64, renewed: Int64) {
        self.bytes = bytes
        self.validators = validators
        self.fetched = fetched
        self.renewed = renewed
    }
}

/// Why a document could not be stored or loaded, in words for an operator.
public enum ShelfFailure: Error, Hashable, Sendable {
    /// The file is not what was written; it has been removed.
    case damaged(file: String, reason: String)
    /// A system call failed.
    ///
    /// - Parameters:
    ///   - operation: the name of the system call.
    ///   - code: its `errno`.
    case system(operation: String, path: String, code: Int32)
    /// The folder belongs to another user, or is not a folder.
    case unsafe(path: String)
    /// Too much data waits for a slow disk; this document is kept in memory only.
    case busy
}

extension ShelfFailure: SystemFailure {}
