/// A short name for bytes: equal for equal bytes, on every machine and in every run.
///
/// FNV-1a, 64 bits (draft-eastlake-fnv). It tells versions of our own pages and files apart; it does not
/// protect against anybody who wants two of them to look alike.
struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
    let value: UInt64

    init(_ bytes: some Sequence<UInt8>) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes {
            hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
        }
        value = hash
    }

    /// Base 36, at most 13 characters.
    var description: String { String(value, radix: 36) }

    /// As an entity tag (RFC 9110, section 8.8.3).
    var entityTag: String { "\"\(description)\"" }
}
