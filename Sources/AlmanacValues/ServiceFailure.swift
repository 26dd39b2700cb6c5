/// Why a service could not supply a value.
public enum ServiceFailure: Error, Hashable, Sendable {
    /// The source could not be reached or answered with an error.
    case unavailable(retryAfter: Duration?)
    /// The source sent a document that was rejected.
    case invalid
    /// The source answered that it lacks a document it should have.
    case missing
    /// The source did not answer in time.
    case timedOut
}
