public import Upstreams

/// An event of the fetcher, reported as it happens. Events name hosts, never addresses, so they cannot contain a
/// secret.
public enum FetchEvent: Hashable, Sendable {
    /// A request was started.
    ///
    /// - Parameter attempt: counted from 1; higher numbers are retries.
    case began(host: String, attempt: Int)
    /// A request ended.
    ///
    /// - Parameter bytes: the size of the document, unpacked; 0 without one.
    case ended(host: String, attempt: Int, outcome: Outcome, duration: Duration, bytes: Int)
    /// The host failed too often in a row and is suspended; `after` is the last failure.
    case suspended(host: String, after: UpstreamFailure)
    /// A suspended host answers again.
    case resumed(host: String)

    public enum Outcome: Hashable, Sendable {
        case document
        case notModified
        case absent
        case failed(UpstreamFailure)
        /// The request was cancelled because no caller waited for it any more.
        case abandoned
    }
}
