public import AlmanacValues

/// A value from a service, and its age if its source fails.
public struct Supply<Value: Sendable>: Sendable {
    public let value: Value
    /// Nil if the value is fresh. Otherwise what the value is: a stale copy, whose source has failed since it was read, or
    /// the site's own data.
    public let age: SupplyAge?
    /// Why the source could not be read; nil if the value is fresh or the reason is unknown.
    public let failure: ServiceFailure?

    public init(_ value: Value, age: SupplyAge? = nil, failure: ServiceFailure? = nil) {
        self.value = value
        self.age = age
        self.failure = failure
    }
}
