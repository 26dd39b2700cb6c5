import PlainBytes
import Support

/// Reads a document of JSON strictly (RFC 8259): no comments, no commas too many, no two members of one name, and nothing after
/// the value. Takes time linear in the bytes, and memory in proportion to them.
struct JSONReader {
    private let bytes: [UInt8]
    private var position = 0

    /// The most arrays and objects within each other.
    static let deepest = 32
    /// The most members of an object: their names are compared with each other.
    static let mostMembers = 64

    /// - Throws: why the bytes are no such document.
    static func value(of bytes: [UInt8]) throws(JSONProblem) -> JSONValue {
        guard String(validating: bytes, as: UTF8.self) != nil else { throw .notUTF8 }
        var reader = JSONReader(bytes)
        let value = try reader.value(within: 0)
        reader.skipSpace()
        guard reader.position == bytes.count else { throw .unexpected(at: reader.position) }
        return value
    }

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }
    private var unexpected: JSONProblem { .unexpected(at: position) }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func value(within depth: Int) throws(JSONProblem) -> JSONValue {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return try object(within: depth + 1)
        case UInt8(ascii: "["): return try list(within: depth + 1)
        case UInt8(ascii: "\""): return .text(try text())
        case UInt8(ascii: "t"): return try word("true", .flag(true))
        case UInt8(ascii: "f"): return try word("false", .flag(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case nil: throw unexpected
        default: return .number(try number())
        }
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONProblem) -> JSONValue {
        for index in 0..<word.utf8CodeUnitCount {
            guard next == word.utf8Start[index] else { throw unexpected }
            position += 1
        }
        return value
    }

    // MARK: Objects and arrays

    private mutating func object(within depth: Int) throws(JSONProblem) -> JSONValue {
        guard depth <= Self.deepest else { throw .tooDeep }
        var members: [JSONValue.Member] = []
        position += 1
        skipSpace()
        if take(UInt8(ascii: "}")) { return .object([]) }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\""), members.count < Self.mostMembers else { throw unexpected }
            let name = try text()
            guard !members.contains(where: { $0.name.matches(name) }) else { throw .repeatedName(name) }
            skipSpace()
            guard take(UInt8(ascii: ":")) else { throw unexpected }
            members.append(.init(name, try value(within: depth)))
            skipSpace()
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "}")) else { throw unexpected }
        return .object(members)
    }

    private mutating func list(within depth: Int) throws(JSONProblem) -> JSONValue {
        guard depth <= Self.deepest else { throw .tooDeep }
        var elements: [JSONValue] = []
        position += 1
        skipSpace()
        if take(UInt8(ascii: "]")) { return .list([]) }
        repeat {
            elements.append(try value(within: depth))
            skipSpace()
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "]")) else { throw unexpected }
        return .list(elements)
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    // MARK: Numbers

    private mutating func number() throws(JSONProblem) -> String {
        let start = position
        _ = take(UInt8(ascii: "-"))
        // No zeros before other digits.
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

    private mutating func text() throws(JSONProblem) -> String {
        position += 1
        var text: [UInt8] = []
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                position += 1
                text += Array(String(try escaped()).utf8)
            case 0..<0x20: throw unexpected
            default:
                text.append(byte)
                position += 1
            }
        }
        throw unexpected
    }

    /// The character of an escape, after its backslash.
    private mutating func escaped() throws(JSONProblem) -> Character {
        guard let byte = next else { throw unexpected }
        if byte == UInt8(ascii: "u") { return Character(try scalar()) }
        let signs: [(UInt8, Unicode.Scalar)] = [
            (UInt8(ascii: "\""), "\""), (UInt8(ascii: "\\"), "\\"), (UInt8(ascii: "/"), "/"),
            (UInt8(ascii: "b"), "\u{8}"), (UInt8(ascii: "f"), "\u{C}"), (UInt8(ascii: "n"), "\n"),
            (UInt8(ascii: "r"), "\r"), (UInt8(ascii: "t"), "\t"),
        ]
        guard let sign = signs.first(where: { $0.0 == byte })?.1 else { throw unexpected }
        position += 1
        return Character(sign)
    }

    /// Reads `\u` and four digits, or a surrogate pair of two such escapes. A lone surrogate is an error.
    private mutating func scalar() throws(JSONProblem) -> Unicode.Scalar {
        let start = position
        let unit = try codeUnit()
        if let scalar = Unicode.Scalar(unit) { return scalar }
        guard UTF16.isLeadSurrogate(unit), take(UInt8(ascii: "\\")), next == UInt8(ascii: "u") else {
            throw .unexpected(at: start)
        }
        let second = try codeUnit()
        let high = UInt32(unit) - 0xD800
        guard UTF16.isTrailSurrogate(second),
            let scalar = Unicode.Scalar(0x10000 + (high << 10) + UInt32(second) - 0xDC00)
        else { throw .unexpected(at: start) }
        return scalar
    }

    private mutating func codeUnit() throws(JSONProblem) -> UInt16 {
        position += 1
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = next?.hexadecimalValue else { throw unexpected }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }
}
