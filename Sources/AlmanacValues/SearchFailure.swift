/// Why a search has no answer.
public enum SearchFailure: Error, Hashable, Sendable {
    /// The search text has more than `limit` Unicode scalars.
    case tooLong(limit: Int)
    case service(ServiceFailure)
}

/// Why there are no facts about one thing.
public enum LookupFailure: Error, Hashable, Sendable {
    /// Nothing has the id.
    case unknown
    case service(ServiceFailure)
}
