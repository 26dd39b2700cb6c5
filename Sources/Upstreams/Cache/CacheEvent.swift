public import Documents

/// An event of the cache that an operator should know of. `name` is the name of the reading.
public enum CacheEvent: Sendable {
    /// The fetch failed. A cached copy stays in use.
    case failed(name: String, UpstreamFailure)
    /// The upstream does not have the document, and no copy of it is cached.
    ///
    /// - Parameter isRequired: whether the upstream should have the document. Most absent documents were requested
    ///   through an address that a visitor typed.
    case absent(name: String, reason: String, isRequired: Bool)
    /// The upstream no longer has the document. The cached copy stays in use.
    case vanished(name: String)
    /// The upstream sent a document that failed to parse or validate.
    ///
    /// - Parameter file: the file that keeps the document for inspection, if the disk can take it; nil if nothing is
    ///   kept.
    case refused(name: String, DocumentFailure, file: String?)
    /// The upstream sent a valid document again after it failed.
    case recovered(name: String)
    /// A file in the cache folder was damaged or no longer valid, and was removed.
    case discarded(name: String, reason: String)
    /// The cache folder cannot be used; documents it cannot take are kept in memory only. Each kind of failure is
    /// reported at most once an hour.
    case shelf(ShelfFailure)
}

extension CacheEvent: CustomStringConvertible {
    public var description: String {
        switch self {
        case .failed(let name, let failure): "\(name): \(failure)"
        case .absent(let name, let reason, _): "\(name): \(reason)"
        case .vanished(let name): "\(name): the upstream no longer has the document; the cached copy is used"
        case .refused(_, let failure, let file?): "\(failure) (saved as \"\(file)\")"
        case .refused(_, let failure, nil): "\(failure)"
        case .recovered(let name): "\(name): the upstream works again"
        case .discarded(let name, let reason): "\(name): removed the copy on disk: \(reason)"
        case .shelf(let failure): "cache on disk: \(failure)"
        }
    }
}
