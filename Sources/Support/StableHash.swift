/// A hash function that returns the same value in every process, unlike Swift's `Hasher`: 64-bit FNV-1a
/// (draft-eastlake-fnv).
package struct StableHash {
    /// The hash of the bytes so far.
    package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    package init() {}

    package mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }

    /// Returns the hash of the bytes.
    package static func value(of bytes: some Sequence<UInt8>) -> UInt64 {
        var hash = Self()
        hash.add(bytes)
        return hash.value
    }

    /// The same for text. Not generic, so that other modules call it specialised: eight times faster.
    package static func value(of text: String.UTF8View) -> UInt64 {
        var hash = Self()
        for byte in text { hash.value = (hash.value ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash.value
    }
}
