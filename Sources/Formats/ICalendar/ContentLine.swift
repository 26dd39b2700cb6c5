/// One line of iCalendar before it is folded: a name, its value, and what is between them (RFC 5545, section 3.1).
///
/// vCard has lines of the same kind (RFC 6350, section 3.2).
struct ContentLine: ~Copyable {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int = 128) {
        bytes.reserveCapacity(capacity)
    }

    /// Empties the line, and keeps its memory.
    mutating func reset() { bytes.removeAll(keepingCapacity: true) }

    mutating func sign(_ sign: Unicode.Scalar) { bytes.append(UInt8(ascii: sign)) }

    /// Writes what is syntax: a property's name, with parameters if it has any.
    mutating func syntax(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Writes a date as `YYYYMMDD`.
    mutating func date(_ date: ICalendar.Day) {
        digits(date.year / 100)
        digits(date.year)
        digits(date.month)
        digits(date.day)
    }

    mutating func number(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

    /// Writes a value that is not text, such as a URI: without control characters, and otherwise as it is.
    mutating func plain(_ value: String) {
        var value = value
        value.withUTF8 { utf8 in
            var ordinary = OrdinaryText(utf8, without: 0x7F, 0x7F, 0x7F)
            let plain = ordinary.end(from: 0)
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[..<plain]))
            for byte in utf8[plain...] where byte >= 0x20 && byte != 0x7F { bytes.append(byte) }
        }
    }

    /// Writes a value of type TEXT (RFC 5545, section 3.3.11).
    ///
    /// A line break of any kind becomes `\n`, also those of Unicode, since Python's `splitlines` ends a line there. A tab
    /// becomes a space. Other control characters are dropped: some readers reject a whole calendar for one of them.
    mutating func text(_ value: String) {
        var value = value
        value.withUTF8 { utf8 in
            var ordinary = OrdinaryText(utf8, without: UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","))
            var start = 0
            var index = ordinary.end(from: 0)
            while index < utf8.count {
                let (replacement, length) = Self.replacement(at: index, in: utf8)
                if let replacement {
                    bytes.append(contentsOf: utf8[start..<index])
                    append(replacement)
                    start = index + length
                }
                index = ordinary.end(from: index + length)
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
        }
    }

    /// The replacement of a character.
    private enum Replacement {
        case nothing
        case space
        /// The character itself, after a backslash.
        case escaped(UInt8)
    }

    /// Returns what is written in place of the character at `index`, or nil if it is written as it is, and the number of
    /// bytes that this holds for.
    private static func replacement(
        at index: Int, in text: UnsafeBufferPointer<UInt8>
    ) -> (Replacement?, length: Int) {
        switch text[index] {
        case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","): (.escaped(text[index]), 1)
        case UInt8(ascii: "\t"): (.space, 1)
        case 0x0D where index + 1 < text.count && text[index + 1] == 0x0A: (.escaped(UInt8(ascii: "n")), 2)
        case 0x0A...0x0D: (.escaped(UInt8(ascii: "n")), 1)
        case let byte where byte < 0x20 || byte == 0x7F: (.nothing, 1)
        // U+0085, and the other controls from U+0080 to U+009F.
        case 0xC2 where text[index + 1] == 0x85: (.escaped(UInt8(ascii: "n")), 2)
        case 0xC2 where text[index + 1] < 0xA0: (.nothing, 2)
        // U+2028 and U+2029.
        case 0xE2 where text[index + 1] == 0x80 && text[index + 2] & 0xFE == 0xA8: (.escaped(UInt8(ascii: "n")), 3)
        default: (nil, 1)
        }
    }

    private mutating func append(_ replacement: Replacement) {
        switch replacement {
        case .nothing: break
        case .space: bytes.append(0x20)
        case .escaped(let byte):
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(byte)
        }
    }

    /// Writes the last two digits of a number.
    private mutating func digits(_ number: Int) {
        bytes.append(UInt8(ascii: "0") + UInt8(number / 10 % 10))
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }
}
