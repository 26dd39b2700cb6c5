import HTML

/// The bytes of a document, and the ways to write each kind of value (RFC 8259, section 3).
struct JSONOutput: ~Copyable {
    private var output: ByteOutput

    init(capacity: Int) {
        output = ByteOutput(capacity: capacity)
    }

    var bytes: [UInt8] { output.bytes }

    mutating func sign(_ sign: Unicode.Scalar) { output.append(ascii: sign) }

    mutating func null() { output.append("null") }

    mutating func flag(_ flag: Bool) { output.append(flag ? "true" : "false") }

    mutating func number(_ number: Int) { output.append(decimal: number) }

    /// Writes the shortest digits that give the same number again: `0.1`, `1e+20`.
    mutating func number(_ number: Double) {
        if number.isFinite { number.description.withBytes { output.append($0) } } else { null() }
    }

    /// Writes the name of a member, which needs no escaping, and what is before and after it.
    mutating func name(_ name: StaticString, isFirst: Bool) {
        // Written as words, because short pieces cost a call each.
        if isFirst { output.append(UInt8(ascii: "\"")) } else { output.append(Self.beforeName, count: 2) }
        output.append(name)
        output.append(Self.afterName, count: 2)
    }

    /// `,"` and `":`, the first byte lowest.
    private static var beforeName: UInt64 { 0x222C }
    private static var afterName: UInt64 { 0x3A22 }

    mutating func object(_ write: (inout JSONObject) -> Void) {
        var object = begin()
        write(&object)
        end(object)
    }

    /// Begins an object, which owns this output until it is returned with `end`.
    mutating func begin() -> JSONObject {
        sign("{")
        return JSONObject(taken())
    }

    mutating func end(_ object: consuming JSONObject) {
        self = object.output
        sign("}")
    }

    /// Writes an element of an array, whose brackets are signs.
    mutating func element(isFirst: Bool, _ write: (inout JSONElement) -> Void) {
        if !isFirst { sign(",") }
        var place = JSONElement(taken())
        write(&place)
        self = place.ended()
    }

    /// Writes a text in quotes.
    ///
    /// A Swift text is valid Unicode, so no half of a surrogate pair can be in it. Beside what RFC 8259, section 7,
    /// asks for, U+2028 and U+2029 are escaped: older JavaScript takes them for line breaks. `DirectionMarks` says which
    /// marks of direction are left out.
    mutating func text(_ text: String) {
        sign("\"")
        // Most texts contain nothing to escape, and no direction marks, which are not ASCII.
        let isOrdinary = text.withBytes { utf8 in
            guard OrdinaryText(utf8, without: UInt8(ascii: "\""), UInt8(ascii: "\\")).isWhole else { return false }
            output.append(utf8)
            return true
        }
        if !isOrdinary { escaped(DirectionMarks.contained(text)) }
        sign("\"")
    }

    private mutating func escaped(_ text: String) {
        text.withBytes { utf8 in
            var ordinary = OrdinaryText(utf8, without: UInt8(ascii: "\""), UInt8(ascii: "\\"))
            var start = 0
            var index = ordinary.end(from: 0)
            while index < utf8.count {
                guard let (escape, length) = Self.escape(at: index, in: utf8) else {
                    index = ordinary.end(from: index + 1)
                    continue
                }
                output.append(UnsafeBufferPointer(rebasing: utf8[start..<index]))
                append(escape)
                start = index + length
                index = ordinary.end(from: start)
            }
            output.append(UnsafeBufferPointer(rebasing: utf8[start...]))
        }
    }

    /// How a character is escaped.
    private enum Escape {
        /// A backslash and this letter.
        case short(Unicode.Scalar)
        /// A backslash, `u`, and four hexadecimal digits.
        case number(UInt16)
    }

    /// Returns the escape of the character at `index`, and its length in bytes; nil if it is written as it is.
    private static func escape(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> (Escape, length: Int)? {
        switch text[index] {
        case UInt8(ascii: "\""): return (.short("\""), 1)
        case UInt8(ascii: "\\"): return (.short("\\"), 1)
        case UInt8(ascii: "\n"): return (.short("n"), 1)
        case UInt8(ascii: "\r"): return (.short("r"), 1)
        case UInt8(ascii: "\t"): return (.short("t"), 1)
        case let byte where byte < 0x20: return (.number(UInt16(byte)), 1)
        case 0xE2 where text[index + 1] == 0x80 && (text[index + 2] == 0xA8 || text[index + 2] == 0xA9):
            return (.number(text[index + 2] == 0xA8 ? 0x2028 : 0x2029), 3)
        default: return nil
        }
    }

    private mutating func append(_ escape: Escape) {
        sign("\\")
        switch escape {
        case .short(let letter): sign(letter)
        case .number(let number):
            sign("u")
            for shift in [12, 8, 4, 0] as [UInt16] {
                let digit = UInt8(truncatingIfNeeded: number >> shift & 0xF)
                output.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
            }
        }
    }

    /// Returns this output and leaves an empty one here, until it is given back. Copies no bytes.
    private mutating func taken() -> JSONOutput {
        var other = JSONOutput(capacity: 0)
        swap(&self, &other)
        return other
    }
}
