/// Eight bytes of a text, tested together: most of any text has nothing to escape or to encode.
struct EightBytes {
    private let word: UInt64

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    init(_ word: UInt64) {
        self.word = word
    }

    /// The last eight bytes of a text. Nil if it is shorter than four; from four on, some bytes may be there twice.
    init?(lastOf bytes: UnsafeRawBufferPointer) {
        let count = bytes.count
        if count >= 8 {
            word = bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
        } else if count >= 4 {
            let start = bytes.loadUnaligned(as: UInt32.self)
            let end = bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
            word = UInt64(start) << 32 | UInt64(end)
        } else {
            return nil
        }
    }

    /// True if no byte has to be replaced in any context. False if one may have to be: a control, DEL, one of
    /// `"#&\'<>`, or a byte beyond ASCII. (`#` has to be replaced nowhere, but is found together with `"`.)
    var areHarmless: Bool {
        // In ASCII, the sums and differences below stay within their bytes, but for a borrow from a byte that is found
        // itself.
        let controls = word &- 0x20 &* Self.ones
        let deletes = word &+ Self.ones
        let quotes = Self.zeros(in: (word | 0x05 &* Self.ones) ^ 0x27 &* Self.ones)
        let angles = Self.zeros(in: (word | 0x02 &* Self.ones) ^ 0x3E &* Self.ones)
        return (word | controls | deletes | quotes | angles) & Self.highBits == 0
    }

    /// True if every byte is an ASCII letter, a digit, a hyphen or a full stop, which addresses have as they are.
    var arePlain: Bool {
        // Without high bits, the sums stay within their bytes. A sum's high bit says that the byte is not below a limit.
        let ascii = word & ~Self.highBits
        let small = ascii | 0x20 &* Self.ones
        let letters = (small &+ (0x80 - 0x61) &* Self.ones) & ~(small &+ (0x80 - 0x7B) &* Self.ones)
        let others = (ascii &+ (0x80 - 0x2D) &* Self.ones) & ~(ascii &+ (0x80 - 0x3A) &* Self.ones)
        let slashes = ~((ascii ^ 0x2F &* Self.ones) &+ 0x7F &* Self.ones)
        return (letters | others & ~slashes) & ~word & Self.highBits == Self.highBits
    }

    /// The high bit of each byte that is zero. May also be set for the byte above a zero.
    private static func zeros(in word: UInt64) -> UInt64 { (word &- ones) & ~word }
}
