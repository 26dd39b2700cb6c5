/// A value that a service supplied, and how old it is where that matters to a reader.
public struct Supply<Value: Sendable>: Sendable {
    public let value: Value
    /// Nil while the value is good. Otherwise its age: the source failed since, and this is the last good one.
    public let age: Duration?
    /// Why it could not be renewed, where it is old and that is known.
    public let failure: ServiceFailure?

    public init(_ value: Value, age: Duration? = nil, failure: ServiceFailure? = nil) {
        self.value = value
        self.age = age
        self.failure = failure
    }
}

/// Why a service could not supply what it was asked for.
public enum ServiceFailure: Error, Hashable, Sendable {
    /// The source could not be reached or answered with an error.
    case unavailable(retryAfter: Duration?)
    /// The source answered, but what it sent was refused.
    case invalid
    /// The source answered that it does not have what it should have.
    case missing
    /// The source did not answer in time.
    case timedOut
}
