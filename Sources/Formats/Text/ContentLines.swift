import HTML

/// The lines of a calendar or of a card that is being written, escaped and folded (RFC 5545, section 3.1). Each is a name,
/// a value, and what is between them.
///
/// vCard has lines of the same kind (RFC 6350, section 3.2).
struct ContentLines: ~Copyable {
    private var output: ByteOutput
    /// The beginning of the current line.
    private var start = 0

    init(capacity: Int) {
        output = ByteOutput(capacity: capacity)
    }

    /// The UTF-8 bytes of all lines that have ended.
    var bytes: [UInt8] { output.bytes }

    /// Writes a line.
    ///
    /// - Parameters:
    ///   - name: the name of the property.
    ///   - separator: what is between the name and the value: a colon, perhaps after parameters.
    ///   - write: writes the value.
    mutating func line(
        _ name: StaticString, _ separator: StaticString = ":", _ write: (inout ContentLines) -> Void
    ) {
        output.append(name)
        output.append(separator)
        write(&self)
        if output.count - start > LineFolding.longest { fold() }
        output.append("\r\n")
        start = output.count
    }

    private mutating func fold() {
        let line = output.withBytes(from: start) { Array($0) }
        output.truncate(to: start)
        line.withUnsafeBufferPointer { LineFolding.append($0, to: &output) }
    }

    mutating func sign(_ sign: Unicode.Scalar) { output.append(ascii: sign) }

    /// Writes what is syntax.
    mutating func syntax(_ text: StaticString) { output.append(text) }

    /// Writes a date of the years 0–9999 as `YYYYMMDD`.
    mutating func date(_ date: (year: Int, month: Int, day: Int)) {
        output.append(Self.digits(date.year / 100) | Self.digits(date.year % 100) << 16, count: 4)
        output.append(Self.digits(date.month) | Self.digits(date.day) << 16, count: 4)
    }

    /// Writes a number of 0–99 with two digits.
    mutating func twoDigits(_ number: Int) { output.append(Self.digits(number), count: 2) }

    /// Returns two digits, the first one in the lowest byte.
    ///
    /// - Parameter number: 0–99.
    private static func digits(_ number: Int) -> UInt64 {
        let (tens, ones) = (UInt64(truncatingIfNeeded: number / 10), UInt64(truncatingIfNeeded: number % 10))
        return 0x3030 + tens + ones << 8
    }

    mutating func number(_ number: Int) { output.append(decimal: number) }

    /// Writes a value that is not text, such as a URI: without control characters, and otherwise as it is.
    mutating func plain(_ value: String) {
        value.withBytes { utf8 in
            var ordinary = OrdinaryText(utf8)
            let plain = ordinary.end(from: 0)
            output.append(UnsafeBufferPointer(rebasing: utf8[..<plain]))
            for byte in utf8[plain...] where byte >= 0x20 && byte != 0x7F { output.append(byte) }
        }
    }

    /// Writes a value of type TEXT (RFC 5545, section 3.3.11).
    ///
    /// A line break of any kind becomes `\n`, also those of Unicode, since Python's `splitlines` ends a line there. A tab
    /// becomes a space. Other control characters are dropped: some readers reject a whole calendar for one of them.
    /// `DirectionMarks` says which marks of direction are left out.
    mutating func text(_ value: String) {
        DirectionMarks.contained(value).withBytes { utf8 in
            var ordinary = OrdinaryText(utf8, without: UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","))
            var start = 0
            var index = ordinary.end(from: 0)
            while index < utf8.count {
                let (replacement, length) = Self.replacement(at: index, in: utf8)
                if let replacement {
                    output.append(UnsafeBufferPointer(rebasing: utf8[start..<index]))
                    append(replacement)
                    start = index + length
                }
                index = ordinary.end(from: index + length)
            }
            output.append(UnsafeBufferPointer(rebasing: utf8[start...]))
        }
    }

    /// Writes texts with a separator between them. Only here the separator is written without a backslash.
    mutating func texts(_ values: [String], separator: Unicode.Scalar) {
        for (index, value) in values.enumerated() {
            if index > 0 { sign(separator) }
            text(value)
        }
    }

    /// The replacement of a character.
    private enum Replacement {
        case nothing
        case space
        /// The character itself, after a backslash.
        case escaped(UInt8)
    }

    /// Returns the replacement of the character at `index`, or nil if it is written unchanged, and the number of bytes
    /// to which this applies.
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
        case .space: output.append(0x20)
        case .escaped(let byte):
            output.append(UInt8(ascii: "\\"))
            output.append(byte)
        }
    }
}
