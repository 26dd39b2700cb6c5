import Almanac

/// Why the last fetch of a document brought nothing, and until when the upstream is not asked again.
struct Trouble: Sendable {
    enum Kind: Hashable, Sendable {
        case absent
        case failed(ServiceFailure)
    }

    /// The upstream is asked again after this time, even if its `Retry-After` is longer.
    static let longestPause = Duration.seconds(3600)

    let kind: Kind
    let until: ContinuousClock.Instant

    init(_ kind: Kind, until: ContinuousClock.Instant) {
        self.kind = kind
        self.until = until
    }

    init(_ kind: Kind, at now: ContinuousClock.Instant, _ lifetimes: Lifetimes) {
        let pause =
            switch kind {
            case .absent: lifetimes.absent
            case .failed(.unavailable(let wanted?)): max(lifetimes.failed, min(wanted, Self.longestPause))
            case .failed: lifetimes.failed
            }
        self.init(kind, until: now + pause)
    }

    /// The failure to report to a visitor at a time. If the visitor should come back, it says when that is useful.
    func failure(at now: ContinuousClock.Instant) -> ServiceFailure {
        switch kind {
        case .absent, .failed(.unavailable):
            .unavailable(retryAfter: now < until ? now.duration(to: until) : nil)
        case .failed(let failure):
            failure
        }
    }
}
