import HTML

/// Finds the parts of a text that a format writes as they are, eight bytes at a time. Most texts have no other.
struct OrdinaryText {
    private let text: UnsafeRawBufferPointer
    /// The bytes that are not ordinary, each in all places of a word.
    private let marks: (UInt64, UInt64, UInt64)
    /// Where to look next: after an unusual byte, its neighbours are looked at one by one.
    private var next = 0

    /// - Parameters:
    ///   - text: UTF-8.
    ///   - first: an ASCII character that is not ordinary, as are the other two, all controls, DEL, and everything beyond
    ///     ASCII.
    init(
        _ text: UnsafeBufferPointer<UInt8>, without first: UInt8 = 0x7F, _ second: UInt8 = 0x7F,
        _ third: UInt8 = 0x7F
    ) {
        self.text = UnsafeRawBufferPointer(text)
        marks = (EightBytes.all(first), EightBytes.all(second), EightBytes.all(third))
    }

    /// Returns an index before which all bytes from `index` on are ordinary. The byte there may be ordinary too.
    mutating func end(from index: Int) -> Int {
        guard index >= next else { return index }
        var end = index
        while text.count - end >= 8 {
            guard isOrdinary(EightBytes(of: text, at: end)) else {
                next = end + 8
                return end
            }
            end += 8
        }
        if end == text.count || isOrdinary(EightBytes(lastOf: text)) { return text.count }
        next = text.count
        return end
    }

    private func isOrdinary(_ bytes: EightBytes) -> Bool {
        // Without high bits, the sums stay within their bytes. The high bit of a sum says that the byte is at least a
        // space, or that it differs.
        let ascii = bytes.word & ~EightBytes.highBits
        let spaces = ascii &+ EightBytes.all(0x60)
        let differ =
            ((ascii ^ marks.0) &+ EightBytes.all(0x7F)) & ((ascii ^ marks.1) &+ EightBytes.all(0x7F))
            & ((ascii ^ marks.2) &+ EightBytes.all(0x7F))
        let deletes = ascii &+ EightBytes.all(0x01)
        return spaces & differ & ~deletes & ~bytes.word & EightBytes.highBits == EightBytes.highBits
    }
}
