import Almanac

/// Why there is nothing better, and until when the upstream is not asked again.
struct Trouble: Sendable {
    enum Kind: Hashable, Sendable {
        case absent
        case failed(ServiceFailure)
    }

    /// However long an upstream wants to be left alone, it is asked again within the hour.
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

    /// What it means to a visitor who has a copy, or has none. One who is told to come back is told when it is of use.
    func failure(at now: ContinuousClock.Instant) -> ServiceFailure {
        switch kind {
        case .absent, .failed(.unavailable):
            .unavailable(retryAfter: now < until ? now.duration(to: until) : nil)
        case .failed(let failure):
            failure
        }
    }
}
