import HTML

/// Folds a line into lines of at most 75 octets each, with CRLF after each of them (RFC 5545, section 3.1). All but the
/// first begin with a space, which counts.
///
/// A line may be folded between any two characters. Some readers show the parts of an emoji, or lose spaces and
/// backslashes next to a fold, so the fold moves to a better place if one is near.
enum LineFolding {
    static let longest = 75
    /// How far back to look for a better place, in bytes. An emoji of four people, each with a colour of skin, has 41.
    private static let reach = 48

    /// Appends the folded line without its end. The bytes have to be UTF-8. Takes linear time.
    static func append(_ line: UnsafeBufferPointer<UInt8>, to output: inout ByteOutput) {
        var start = 0
        var room = longest
        while line.count - start > room {
            let end = fold(line, from: start, before: start + room)
            output.append(UnsafeBufferPointer(rebasing: line[start..<end]))
            output.append("\r\n ")
            start = end
            room = longest - 1
        }
        output.append(UnsafeBufferPointer(rebasing: line[start...]))
    }

    /// Returns the last good place for a fold up to `limit`, or else the last one between two characters.
    private static func fold(_ line: UnsafeBufferPointer<UInt8>, from start: Int, before limit: Int) -> Int {
        var between: Int?
        for index in stride(from: limit, to: max(start, limit - reach), by: -1) where line[index] & 0xC0 != 0x80 {
            if !isBad(index, line, from: start) { return index }
            between = between ?? index
        }
        return between ?? limit
    }

    private static func isBad(_ index: Int, _ line: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        let (before, after) = (line[index - 1], line[index])
        if before == 0x20 || after == 0x20 { return true }
        if before < 0x80, after < 0x80 {
            return !count(of: [UInt8(ascii: "\\")], line, start..<index).isMultiple(of: 2)
        }
        let scalar = scalar(at: index, line)
        if scalar.continuesCharacter { return true }
        // After a zero-width joiner.
        if before == 0x8D, index >= start + 3, line[index - 3] == 0xE2, line[index - 2] == 0x80 { return true }
        // Two regional indicators are one flag.
        return scalar.isRegionalIndicator
            && !count(of: [0xF0, 0x9F, 0x87, nil], line, start..<index).isMultiple(of: 2)
    }

    /// Returns how many copies of a character are at the end of the range. In the pattern, nil matches any byte.
    private static func count(of character: [UInt8?], _ line: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
        var count = 0
        var end = range.upperBound
        while end - character.count >= range.lowerBound,
            zip(line[(end - character.count)..<end], character).allSatisfy({ $1 == nil || $0 == $1 })
        {
            count += 1
            end -= character.count
        }
        return count
    }

    /// Decodes the character that begins at `index`.
    private static func scalar(at index: Int, _ line: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar {
        var rest = line[index..<min(index + 4, line.count)].makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return "\u{FFFD}" }
        return scalar
    }
}

extension Unicode.Scalar {
    /// Whether it belongs to the character before it: an accent, a joiner, a colour of skin, a part of a flag's tag.
    fileprivate var continuesCharacter: Bool {
        if value < 0x300 { return false }
        if value == 0x200D || properties.isGraphemeExtend || properties.isEmojiModifier { return true }
        return properties.generalCategory == .spacingMark
    }

    fileprivate var isRegionalIndicator: Bool { 0x1F1E6...0x1F1FF ~= value }
}
