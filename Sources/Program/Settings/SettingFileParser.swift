import PlainBytes
import Support

/// Parses a JSON object of strings, numbers and booleans (RFC 8259), and knows where each of them is.
///
/// Stricter than most parsers where an operator would be surprised: a key must not occur twice. Problems do not show
/// values, which may be secrets.
struct SettingFileParser {
    struct Member: Equatable {
        let key: String
        /// As an option would have it: a number as it is written, a boolean as `yes` or `no`.
        let value: String
        let kind: ValueKind
        let keyPosition: FilePosition
        let valuePosition: FilePosition
    }

    struct Problem: Error, Equatable {
        let position: FilePosition
        let reason: String
    }

    private let text: [UInt8]
    private var index = 0

    /// Returns the members in the order of the text.
    static func members(of text: [UInt8]) throws(Problem) -> [Member] {
        var parser = Self(text: text)
        return try parser.members()
    }

    private mutating func members() throws(Problem) -> [Member] {
        try checkEncoding()
        // Some editors begin a file with this mark (RFC 8259, section 8.1).
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        guard take("{") else { throw problem("expected an object, such as {\"fresh-for\": \"6h\"}") }
        var members: [Member] = []
        if !take("}") {
            repeat { members.append(try member(after: members)) } while take(",")
            guard take("}") else { throw problem("expected a comma or the closing }") }
        }
        skipSpace()
        guard index == text.count else { throw problem("expected nothing after the closing }") }
        return members
    }

    private mutating func member(after others: [Member]) throws(Problem) -> Member {
        skipSpace()
        let keyPosition = FilePosition(of: index, in: text)
        guard next == UInt8(ascii: "\"") else {
            throw problem("expected a setting's name in quotation marks\(hint)")
        }
        let key = try string()
        if others.contains(where: { $0.key.matches(key) }) {
            throw Problem(position: keyPosition, reason: "\"\(key)\" is set twice")
        }
        guard take(":") else { throw problem("expected a colon after \"\(key)\"") }
        skipSpace()
        let valuePosition = FilePosition(of: index, in: text)
        let (value, kind) = try value(of: key)
        return Member(
            key: key, value: value, kind: kind, keyPosition: keyPosition, valuePosition: valuePosition)
    }

    private mutating func value(of key: String) throws(Problem) -> (String, ValueKind) {
        if next == UInt8(ascii: "\"") { return (try string(), .string) }
        if takeWord("true") { return ("yes", .boolean) }
        if takeWord("false") { return ("no", .boolean) }
        if let number = takeNumber() { return (number, .number) }
        throw problem("expected a string in quotation marks, a number, true or false as the value of \"\(key)\"")
    }

    /// What to do about two common slips.
    private var hint: String {
        switch next {
        case UInt8(ascii: "}"): "; remove the comma before the closing }"
        case UInt8(ascii: "/"), UInt8(ascii: "#"): "; JSON has no comments"
        default: ""
        }
    }

    private func checkEncoding() throws(Problem) {
        var bytes = text.makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        var index = 0
        while true {
            switch parser.parseScalar(from: &bytes) {
            case .valid(let scalar): index += scalar.count
            case .error: throw Problem(position: FilePosition(of: index, in: text), reason: "expected UTF-8")
            case .emptyInput: return
            }
        }
    }

    // MARK: - Text

    private var next: UInt8? { index < text.count ? text[index] : nil }

    private func problem(_ reason: String) -> Problem {
        Problem(
            position: FilePosition(of: index, in: text), reason: next == nil ? "\(reason), found the end" : reason)
    }

    private mutating func skipSpace() {
        while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
    }

    /// Skips white space, and then the character if it is next.
    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard next == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private init(text: [UInt8]) { self.text = text }
}

extension SettingFileParser {
    /// The kinds of values that a file may have.
    enum ValueKind: Equatable, Sendable {
        case string, number, boolean
    }

    /// Skips the word if it is next.
    private mutating func takeWord(_ word: StaticString) -> Bool {
        let bytes = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard text[index...].starts(with: bytes) else { return false }
        index += bytes.count
        return true
    }

    /// Parses a number (RFC 8259, section 6); nil if none is next.
    private mutating func takeNumber() -> String? {
        var end = index
        func digits() -> Int { text[end...].prefix { $0.isASCIIDigit }.count }
        func has(_ characters: String) -> Bool { end < text.count && characters.utf8.contains(text[end]) }
        if has("-") { end += 1 }
        let whole = has("0") ? 1 : digits()
        guard whole > 0 else { return nil }
        end += whole
        if has(".") {
            end += 1
            guard digits() > 0 else { return nil }
            end += digits()
        }
        if has("eE") {
            end += 1
            if has("+-") { end += 1 }
            guard digits() > 0 else { return nil }
            end += digits()
        }
        defer { index = end }
        return String(decoding: text[index..<end], as: UTF8.self)
    }
}

extension SettingFileParser {
    /// Parses the string whose opening quotation mark is next.
    private mutating func string() throws(Problem) -> String {
        index += 1
        var bytes: [UInt8] = []
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                return String(decoding: bytes, as: UTF8.self)
            case UInt8(ascii: "\\"):
                bytes += Array(String(try escaped()).utf8)
            case ..<0x20:
                throw problem("expected the closing quotation mark on the same line")
            default:
                bytes.append(byte)
                index += 1
            }
        }
        throw problem("expected a closing quotation mark")
    }

    /// Parses an escape sequence (RFC 8259, section 7).
    private mutating func escaped() throws(Problem) -> Unicode.Scalar {
        let plain: [UInt8: Unicode.Scalar] = [
            UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
            UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
        ]
        let start = index
        index += 1
        if let scalar = next.flatMap({ plain[$0] }) {
            index += 1
            return scalar
        }
        var unit = codeUnit()
        if let high = unit, 0xD800...0xDBFF ~= high {
            let low = next == UInt8(ascii: "\\") ? pairedCodeUnit() : nil
            unit = low.map { 0x10000 + (high - 0xD800) << 10 + ($0 - 0xDC00) }
        }
        guard let scalar = unit.flatMap(Unicode.Scalar.init) else {
            index = start
            throw problem("expected an escape sequence, such as \\\\, \\\" or \\u00e9")
        }
        return scalar
    }

    private mutating func pairedCodeUnit() -> UInt32? {
        index += 1
        return codeUnit().flatMap { 0xDC00...0xDFFF ~= $0 ? $0 : nil }
    }

    /// Parses `u` and four hexadecimal digits.
    private mutating func codeUnit() -> UInt32? {
        guard next == UInt8(ascii: "u"), index + 5 <= text.count else { return nil }
        let digits = text[index + 1..<index + 5]
        guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        index += 5
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
