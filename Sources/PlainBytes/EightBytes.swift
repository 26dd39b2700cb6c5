/// Eight bytes of a text, tested together: most of any text has nothing to escape or to encode.
@usableFromInline
package struct EightBytes {
    /// The first byte is the lowest.
    @usableFromInline
    package let word: UInt64

    /// Returns a word that has a byte eight times.
    @inlinable @inline(__always)
    package static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

    /// The high bit of each byte.
    @inlinable
    package static var highBits: UInt64 { 0x8080_8080_8080_8080 }

    /// - Parameter word: the bytes, the first as the lowest.
    @inlinable @inline(__always)
    package init(word: UInt64) { self.word = word }

    /// - Parameter index: at least eight bytes before the end of the text.
    @inlinable @inline(__always)
    package init(of text: UnsafeRawBufferPointer, at index: Int) {
        word = text.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    }

    /// The last eight bytes of a text. For a shorter text, some bytes occur twice, or letters fill the gaps.
    @inlinable @inline(__always)
    package init(lastOf text: UnsafeRawBufferPointer) {
        let count = text.count
        if count >= 8 {
            word = text.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
        } else if count >= 4 {
            let start = text.loadUnaligned(as: UInt32.self)
            word = UInt64(start) << 32 | UInt64(text.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
        } else if count > 0 {
            // The first, the middle and the last, which together are all of them.
            let ends = UInt64(text[0]) | UInt64(text[count / 2]) << 8 | UInt64(text[count - 1]) << 16
            word = Self.all(UInt8(ascii: "a")) & ~0xFF_FFFF | ends
        } else {
            word = Self.all(UInt8(ascii: "a"))
        }
    }

    /// True if no byte has to be replaced in any context. False if one may have to be: a control, DEL, one of
    /// `"#&\'<>`, or a byte beyond ASCII. (`#` never has to be replaced, but is found together with `"`.)
    @inlinable @inline(__always)
    package var areHarmless: Bool {
        // In ASCII, the sums and differences below stay within their bytes, but for a borrow from a byte that is found
        // itself.
        let controls = word &- Self.all(0x20)
        let deletes = word &+ Self.all(0x01)
        let quotes = Self.zeros(in: (word | Self.all(0x05)) ^ Self.all(0x27))
        let angles = Self.zeros(in: (word | Self.all(0x02)) ^ Self.all(0x3E))
        return (word | controls | deletes | quotes | angles) & Self.highBits == 0
    }

    /// True if every byte is an ASCII letter, a digit, a hyphen or a full stop, which addresses contain unchanged.
    @inlinable @inline(__always)
    package var arePlain: Bool {
        // Without high bits, the sums stay within their bytes. A sum's high bit says that the byte is not below a limit.
        let ascii = word & ~Self.highBits
        let small = ascii | Self.all(0x20)
        let letters = (small &+ Self.all(0x80 - 0x61)) & ~(small &+ Self.all(0x80 - 0x7B))
        let others = (ascii &+ Self.all(0x80 - 0x2D)) & ~(ascii &+ Self.all(0x80 - 0x3A))
        let slashes = ~((ascii ^ Self.all(0x2F)) &+ Self.all(0x7F))
        return (letters | others & ~slashes) & ~word & Self.highBits == Self.highBits
    }

    /// True if every byte is visible ASCII or a space, and none is one of three marks.
    ///
    /// - Parameter marks: each in all places of a word.
    @inlinable @inline(__always)
    package func areOrdinary(without marks: (UInt64, UInt64, UInt64)) -> Bool {
        // Without high bits, the sums stay within their bytes. The high bit of a sum says that the byte is at least a
        // space, or that it differs.
        let ascii = word & ~Self.highBits
        let spaces = ascii &+ Self.all(0x60)
        let differ =
            ((ascii ^ marks.0) &+ Self.all(0x7F)) & ((ascii ^ marks.1) &+ Self.all(0x7F))
            & ((ascii ^ marks.2) &+ Self.all(0x7F))
        let deletes = ascii &+ Self.all(0x01)
        return spaces & differ & ~deletes & ~word & Self.highBits == Self.highBits
    }

    /// The high bit of each byte that is zero. May also be set for the byte above a zero.
    @inlinable @inline(__always)
    package static func zeros(in word: UInt64) -> UInt64 { (word &- all(0x01)) & ~word }
}
