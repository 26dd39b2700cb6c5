/// A hash that is the same in every process, unlike Swift's own: FNV-1a, 64 bits (draft-eastlake-fnv).
public enum StableHash {
    public static func value(of bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
}
