/// A good document at hand: what was read of it, and since when it is known to be good.
struct CachedCopy: Sendable {
    let value: any Sendable
    /// The length of the document in bytes.
    let size: Int
    /// Of its bytes: an upstream that knows no validators sends the same document over and over.
    let checksum: UInt64
    let validators: Validators
    /// When the upstream last said so, on the clock that does not jump. Nil where the file says a time that lies in the
    /// future: then the wall clock was wrong when it was written, or is now.
    var renewed: ContinuousClock.Instant?

    /// How long ago that was; nil where nobody knows.
    func age(at now: ContinuousClock.Instant) -> Duration? {
        renewed.map { max($0.duration(to: now), .zero) }
    }
}

/// How old a copy is, in terms of ``Lifetimes``.
enum Standing {
    case fresh
    /// Given out at once and renewed behind.
    case stale
    /// Given out only where it cannot be renewed at once.
    case old
}

extension Lifetimes {
    /// A copy of unknown age is stale: neither believed for ever nor waited for.
    func standing(of age: Duration?) -> Standing {
        guard let age else { return .stale }
        return age < fresh ? .fresh : age < fresh + stale ? .stale : .old
    }
}
