/// How long a document of an upstream is used.
public struct Lifetimes: Hashable, Sendable {
    /// How long a document is served without revalidation.
    public var fresh: Duration
    /// How long after that a document is served at once and revalidated in the background. An older one is served only
    /// if it cannot be revalidated at once, and is then marked with its age.
    public var stale: Duration
    /// How long to wait before asking again for a document that the upstream does not have.
    public var absent: Duration
    /// How long to wait before asking again after a failure.
    public var failed: Duration

    public init(
        fresh: Duration = .seconds(6 * 3600), stale: Duration = .seconds(7 * 86_400),
        absent: Duration = .seconds(300), failed: Duration = .seconds(10)
    ) {
        self.fresh = fresh
        self.stale = stale
        self.absent = absent
        self.failed = failed
    }
}
