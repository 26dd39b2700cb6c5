import AlmanacValues

/// Why the last fetch of a document brought nothing, and until when the upstream is not asked again.
struct Trouble: Sendable {
    enum Kind: Hashable, Sendable {
        case absent
        case failed(ServiceFailure)
        /// The upstream was not asked, because its host is suspended. That says nothing about the document, so it never
        /// keeps anybody from asking again: the host may have recovered, and a refusal costs nothing.
        case refused
    }

    /// The upstream is asked again after this time, even if its `Retry-After` is longer.
    static let longestPause = Duration.seconds(3600)

    let kind: Kind
    /// When it is useful to ask again.
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
            case .failed, .refused: lifetimes.failed
            }
        self.init(kind, until: now + pause)
    }

    /// Whether the upstream must not be asked for the document.
    func holdsBack(at now: ContinuousClock.Instant) -> Bool { kind != .refused && now < until }

    /// The failure to report to a visitor at a time. If the visitor should come back, it says when that is useful.
    func failure(at now: ContinuousClock.Instant) -> ServiceFailure {
        switch kind {
        case .absent, .refused, .failed(.unavailable):
            .unavailable(retryAfter: now < until ? now.duration(to: until) : nil)
        case .failed(let failure):
            failure
        }
    }
}
