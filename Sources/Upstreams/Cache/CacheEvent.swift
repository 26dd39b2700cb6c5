public import Documents

/// What an operator should hear of the cache. `name` is that of the reading.
public enum CacheEvent: Sendable {
    /// The upstream could not be asked. A copy at hand is used further.
    case failed(name: String, UpstreamFailure)
    /// The upstream does not have the document, and never had it since the cache was made.
    ///
    /// - Parameter isRequired: whether it should have: most that are absent were asked for by a visitor's address.
    case absent(name: String, reason: String, isRequired: Bool)
    /// The upstream has no such document any more. The copy at hand is used further.
    case vanished(name: String)
    /// What the upstream sent is not a document that can be used.
    ///
    /// - Parameter file: where it is kept for inspection, unless the disk is in trouble.
    case refused(name: String, DocumentFailure, file: String?)
    /// The upstream sent a good document again after it failed.
    case recovered(name: String)
    /// A file was damaged, or is not read any more, and is removed.
    case discarded(name: String, reason: String)
    /// The disk is in trouble; documents are kept in memory alone as far as it is. Of each kind of trouble the first is
    /// reported, and then one in an hour.
    case shelf(ShelfFailure)
}

extension CacheEvent: CustomStringConvertible {
    public var description: String {
        switch self {
        case .failed(let name, let failure): "\(name): \(failure)"
        case .absent(let name, let reason, _): "\(name): \(reason.hasSuffix(".") ? reason : reason + ".")"
        case .vanished(let name): "\(name): the upstream has no such document any more; the last good one is used."
        case .refused(_, let failure, let file?): "\(failure) It is kept as “\(file)”."
        case .refused(_, let failure, nil): "\(failure)"
        case .recovered(let name): "\(name): the upstream works again."
        case .discarded(let name, let reason): "\(name): the copy on disk is removed: \(reason)"
        case .shelf(let failure): "The cache on disk: \(failure)"
        }
    }
}
