public import Upstreams

/// What the fetcher does, told as it happens. Hosts are named; addresses, and so secrets, are not.
public enum FetchEvent: Hashable, Sendable {
    /// A request goes out.
    ///
    /// - Parameter attempt: counted from 1; more are retries.
    case began(host: String, attempt: Int)
    /// It is over.
    ///
    /// - Parameter bytes: of the document, unpacked.
    case ended(host: String, attempt: Int, outcome: Outcome, duration: Duration, bytes: Int)
    /// It failed too often in a row and is left alone; the last of the failures.
    case suspended(host: String, after: UpstreamFailure)
    /// It answers again.
    case resumed(host: String)

    public enum Outcome: Hashable, Sendable {
        case document
        case notModified
        case absent
        case failed(UpstreamFailure)
        /// Nobody waited for it any more.
        case abandoned
    }
}
