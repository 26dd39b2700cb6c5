/// How long what an upstream sent is used.
public struct Lifetimes: Hashable, Sendable {
    /// So long it is given out without asking again.
    public var fresh: Duration
    /// So long after that it is given out at once, and renewed behind the visitor's back. Later still it is given out
    /// only where it cannot be renewed at once, and marked with its age.
    public var stale: Duration
    /// So long it is not asked again after the upstream said that there is no such document.
    public var absent: Duration
    /// So long it is not asked again after a failure.
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
