/// A hash of bytes: equal for equal bytes, on every machine and in every run.
///
/// 64 bits, computed by multiplying and folding 16 bytes per step, as in Wang Yi's wyhash, because every page that is
/// made gets one. It distinguishes versions of our own pages and files. It does not resist an attacker who constructs a
/// collision.
package struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
    package let value: UInt64

    package init(_ bytes: UnsafeRawBufferPointer) {
        var hash = Self.secrets.0
        var index = 0
        while index + 16 <= bytes.count {
            hash = Self.folded(Self.word(bytes, index) ^ Self.secrets.1, Self.word(bytes, index + 8) ^ hash)
            index += 16
        }
        // The remaining bytes, and the length, so that zeros at the end count.
        var rest: (UInt64, UInt64) = (0, 0)
        withUnsafeMutableBytes(of: &rest) { $0.copyBytes(from: bytes[index...]) }
        hash = Self.folded(UInt64(littleEndian: rest.0) ^ Self.secrets.1, UInt64(littleEndian: rest.1) ^ hash)
        value = Self.folded(hash ^ Self.secrets.2, UInt64(bytes.count) ^ Self.secrets.1)
    }

    init(_ text: String) {
        var text = text
        self = text.withUTF8 { Self(UnsafeRawBufferPointer($0)) }
    }

    private static let secrets: (UInt64, UInt64, UInt64) = (
        0xa076_1d64_78bd_642f, 0xe703_7ed1_a0b4_28db, 0x8ebc_6af0_9c88_c6e3
    )

    private static func word(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    }

    private static func folded(_ first: UInt64, _ second: UInt64) -> UInt64 {
        let (high, low) = first.multipliedFullWidth(by: second)
        return high ^ low
    }

    /// The hash in base 36, at most 13 characters.
    package var description: String { String(value, radix: 36) }

    /// The hash as an entity tag (RFC 9110, section 8.8.3).
    var entityTag: String { "\"\(description)\"" }
}
