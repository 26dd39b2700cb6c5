/// A hash function that returns the same value in every process, unlike Swift's `Hasher`: 64-bit FNV-1a
/// (draft-eastlake-fnv).
package enum StableHash {
    /// Returns the hash of the bytes.
    package static func value(of bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
}
