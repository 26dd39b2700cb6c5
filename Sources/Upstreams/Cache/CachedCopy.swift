/// A valid document in the cache: its parsed value, and when the upstream last confirmed it.
struct CachedCopy: Sendable {
    let value: any Sendable
    /// The size of the document in bytes.
    let size: Int
    /// The checksum of the document's bytes. An upstream without validators sends an unchanged document in full; the
    /// checksum shows that it is unchanged.
    let checksum: UInt64
    let validators: Validators
    /// When the upstream first sent these bytes, in seconds since 1970-01-01 00:00 UTC.
    let came: Int64
    /// When the upstream last sent or confirmed the document, on the monotonic clock. Nil if the file's date is in the
    /// future: then the wall clock was wrong when the file was written, or is wrong now.
    var renewed: ContinuousClock.Instant?

    /// The time since the upstream last confirmed the document; nil if unknown.
    func age(at now: ContinuousClock.Instant) -> Duration? {
        renewed.map { max($0.duration(to: now), .zero) }
    }
}

/// The freshness of a copy, by its ``Lifetimes``.
enum Freshness {
    case fresh
    /// Served at once, and revalidated in the background.
    case stale
    /// Served only if it cannot be revalidated at once.
    case old
}

extension Lifetimes {
    /// The freshness of a copy of some age. A copy of unknown age is stale: it is served without a wait, and
    /// revalidated.
    func freshness(of age: Duration?) -> Freshness {
        guard let age else { return .stale }
        return age < fresh ? .fresh : age < fresh + stale ? .stale : .old
    }
}
