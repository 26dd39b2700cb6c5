import PlainBytes

/// Finds the parts of a text that a format writes unchanged, eight bytes at a time. Most texts consist of these only.
struct OrdinaryText {
    private let text: UnsafeRawBufferPointer
    /// The bytes that are not ordinary, each in all places of a word.
    private let marks: (UInt64, UInt64, UInt64)
    /// The next position to examine. After an unusual byte, its neighbours are examined one by one.
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

    /// Whether the text has ordinary bytes only.
    var isWhole: Bool {
        var copy = self
        return copy.end(from: 0) == text.count
    }

    /// Returns an index before which all bytes from `index` on are ordinary. The byte there may be ordinary too.
    mutating func end(from index: Int) -> Int {
        guard index >= next else { return index }
        var end = index
        while text.count - end >= 8 {
            guard EightBytes(of: text, at: end).areOrdinary(without: marks) else {
                next = end + 8
                return end
            }
            end += 8
        }
        if end == text.count || EightBytes(lastOf: text).areOrdinary(without: marks) { return text.count }
        next = text.count
        return end
    }
}
