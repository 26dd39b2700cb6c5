/// Finds the parts of a text that a format writes as they are, eight bytes at a time. Most texts have no other.
struct OrdinaryText {
    private let text: UnsafeRawBufferPointer
    /// The bytes that are not ordinary, each in all places of a word.
    private let first: UInt64
    private let second: UInt64
    private let third: UInt64
    /// Where to look next: after an unusual byte, its neighbours are looked at one by one.
    private var next = 0

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// - Parameters:
    ///   - text: UTF-8.
    ///   - first: an ASCII character that is not ordinary, as are the other two, all controls, DEL, and everything beyond
    ///     ASCII.
    init(_ text: UnsafeBufferPointer<UInt8>, without first: UInt8, _ second: UInt8, _ third: UInt8) {
        self.text = UnsafeRawBufferPointer(text)
        (self.first, self.second, self.third) = (
            UInt64(first) &* Self.ones, UInt64(second) &* Self.ones, UInt64(third) &* Self.ones
        )
    }

    /// Returns an index before which all bytes from `index` on are ordinary. The byte there may be ordinary too.
    mutating func end(from index: Int) -> Int {
        guard index >= next else { return index }
        var end = index
        while text.count - end >= 8 {
            guard isOrdinary(at: end) else {
                next = end + 8
                return end
            }
            end += 8
        }
        if end == text.count || isOrdinary(lastWord) { return text.count }
        next = text.count
        return end
    }

    /// The last eight bytes. Of a shorter text, some are there twice.
    private var lastWord: UInt64 {
        let count = text.count
        if count >= 8 { return text.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self) }
        if count >= 4 {
            let start = text.loadUnaligned(as: UInt32.self)
            return UInt64(start) << 32 | UInt64(text.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
        }
        return text.reduce(Self.ones &* UInt64(UInt8(ascii: "a"))) { $0 << 8 | UInt64($1) }
    }

    private func isOrdinary(at index: Int) -> Bool {
        isOrdinary(text.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    }

    private func isOrdinary(_ word: UInt64) -> Bool {
        // Without high bits, the sums stay within their bytes. The high bit of a sum says that the byte is at least a
        // space, or that it differs.
        let ascii = word & ~Self.highBits
        let spaces = ascii &+ 0x60 &* Self.ones
        let differ =
            ((ascii ^ first) &+ 0x7F &* Self.ones) & ((ascii ^ second) &+ 0x7F &* Self.ones)
            & ((ascii ^ third) &+ 0x7F &* Self.ones)
        let deletes = ascii &+ Self.ones
        return spaces & differ & ~deletes & ~word & Self.highBits == Self.highBits
    }
}
