public import AlmanacValues

/// A value from a service, and its age if it is a stale copy.
public struct Supply<Value: Sendable>: Sendable {
    public let value: Value
    /// Nil if the value is fresh. Otherwise the age of the stale copy: the source has failed since it was read.
    public let age: Duration?
    /// Why the stale copy could not be refreshed; nil if the value is fresh or the reason is unknown.
    public let failure: ServiceFailure?

    public init(_ value: Value, age: Duration? = nil, failure: ServiceFailure? = nil) {
        self.value = value
        self.age = age
        self.failure = failure
    }
}
