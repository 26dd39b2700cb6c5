import PlainBytes

/// Reads the parts of a JSON document strictly (RFC 8259), one after the other. The caller decides which parts may
/// follow each other, and can ask for the position of each.
///
/// The bytes must be UTF-8: texts are copied unchanged.
package struct JSONScanner {
    package let bytes: [UInt8]
    /// The position of the next byte, counted from 0.
    package var position: Int

    package init(_ bytes: [UInt8], at position: Int = 0) {
        self.bytes = bytes
        self.position = position
    }

    /// The next byte; nil at the end.
    package var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    package var unexpected: JSONProblem { .unexpected(at: position) }

    /// Skips white space.
    package mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    /// Skips the byte if it is next, without white space before it.
    package mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    /// Skips the word if it is next, such as `true`.
    package mutating func take(word: StaticString) -> Bool {
        let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard bytes[position...].starts(with: word) else { return false }
        position += word.count
        return true
    }

    // MARK: Numbers

    /// Reads the number that is next (section 6), with the digits as they are.
    package mutating func number() throws(JSONProblem) -> String {
        let start = position
        _ = take(UInt8(ascii: "-"))
        // A number may not begin with zeros before other digits.
        if !take(UInt8(ascii: "0")) { try digits() }
        if take(UInt8(ascii: ".")) { try digits() }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            try digits()
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// At least one digit.
    private mutating func digits() throws(JSONProblem) {
        guard next?.isASCIIDigit == true else { throw unexpected }
        while next?.isASCIIDigit == true { position += 1 }
    }

    // MARK: Texts

    /// Reads the text whose opening quotation mark is next (section 7).
    ///
    /// - Throws: `.badEscape` for an escape that does not exist, and `.unexpected` for a control character and for the
    ///   end.
    package mutating func text() throws(JSONProblem) -> String {
        position += 1
        var text: [UInt8] = []
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text += Array(String(try escaped()).utf8)
            case 0..<0x20: throw unexpected
            default:
                text.append(byte)
                position += 1
            }
        }
        throw unexpected
    }

    /// Reads an escape, whose backslash is next.
    private mutating func escaped() throws(JSONProblem) -> Character {
        let start = position
        position += 1
        if next == UInt8(ascii: "u") {
            guard let scalar = scalar() else { throw .badEscape(at: start) }
            return Character(scalar)
        }
        guard let sign = next.flatMap(Self.sign) else { throw .badEscape(at: start) }
        position += 1
        return Character(sign)
    }

    private static func sign(_ letter: UInt8) -> Unicode.Scalar? {
        switch letter {
        case UInt8(ascii: "\""): "\""
        case UInt8(ascii: "\\"): "\\"
        case UInt8(ascii: "/"): "/"
        case UInt8(ascii: "b"): "\u{8}"
        case UInt8(ascii: "f"): "\u{C}"
        case UInt8(ascii: "n"): "\n"
        case UInt8(ascii: "r"): "\r"
        case UInt8(ascii: "t"): "\t"
        default: nil
        }
    }

    /// Reads `u` and four digits, or a surrogate pair of two such escapes; nil for anything else, including a lone
    /// surrogate.
    private mutating func scalar() -> Unicode.Scalar? {
        guard let unit = codeUnit() else { return nil }
        if let scalar = Unicode.Scalar(unit) { return scalar }
        guard UTF16.isLeadSurrogate(unit), take(UInt8(ascii: "\\")), next == UInt8(ascii: "u"),
            let second = codeUnit(), UTF16.isTrailSurrogate(second)
        else { return nil }
        return Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + UInt32(second) - 0xDC00)
    }

    private mutating func codeUnit() -> UInt16? {
        position += 1
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = next?.hexadecimalValue else { return nil }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }
}
