/// Keeps documents where they outlive the process. It blocks; the cache calls it on threads of its own, from more than
/// one at a time.
public protocol DocumentShelf: Sendable {
    /// Made ready once, before anything is stored.
    func prepare() throws(ShelfFailure)
    /// The document, checked to be the one that was stored for the request; nil if there is none.
    func load(_ request: UpstreamRequest) throws(ShelfFailure) -> ShelvedDocument?
    /// Keeps a document, in the place of an older one.
    func store(_ document: ShelvedDocument, for request: UpstreamRequest) throws(ShelfFailure)
    func discard(_ request: UpstreamRequest) throws(ShelfFailure)
    /// Keeps what was refused, under a name, for somebody to look at; of such things only the latest.
    func keepAside(_ bytes: [UInt8], as file: String) throws(ShelfFailure)
}

/// A document as it is kept: its bytes, and what is known of them.
public struct ShelvedDocument: Hashable, Sendable {
    public var bytes: [UInt8]
    public var validators: Validators
    /// When it came from the upstream, and when the upstream last said that it is good: seconds since 1970.
    public var fetched: Int64
    public var renewed: Int64

    public init(bytes: [UInt8], validators: Validators, fetched: Int64, renewed: Int64) {
        self.bytes = bytes
        self.validators = validators
        self.fetched = fetched
        self.renewed = renewed
    }
}

/// Why a document could not be kept or loaded, in words for an operator.
public enum ShelfFailure: Error, Hashable, Sendable {
    /// What was there is not what was stored; it is gone now.
    case damaged(file: String, reason: String)
    /// The operating system refused.
    ///
    /// - Parameters:
    ///   - operation: the name of the system call.
    ///   - code: its `errno`.
    case system(operation: String, path: String, code: Int32)
    /// The folder belongs to somebody else, or is no folder.
    case unsafe(path: String)
    /// The disk is so slow that documents wait for it; this one is kept in memory alone.
    case busy
}
