import PlainBytes

/// Parses a selector. It reads bytes: all that has a meaning is ASCII.
struct SelectorParser {
    private let text: String
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) {
        self.text = text
        self.bytes = Array(text.utf8)
    }

    /// Returns the alternatives.
    mutating func selector() throws(SyntaxFault) -> [[ParsedSelector.Compound]] {
        guard bytes.count <= ParsedSelector.maximumLength else {
            throw SyntaxFault(.selector, "the selector has more than \(ParsedSelector.maximumLength) bytes")
        }
        var alternatives = [try chain()]
        while take(",") {
            alternatives.append(try chain())
        }
        guard position == bytes.count else { throw unexpected() }
        return alternatives
    }

    private mutating func chain() throws(SyntaxFault) -> [ParsedSelector.Compound] {
        skipSpaces()
        var chain = [try compound()]
        while true {
            let hasSpaces = skipSpaces()
            let isChild = take(">")
            guard isChild || (hasSpaces && position < bytes.count && bytes[position] != UInt8(ascii: ",")) else {
                return chain
            }
            skipSpaces()
            guard chain.count < ParsedSelector.maximumDepth else {
                throw unexpected("more than \(ParsedSelector.maximumDepth) elements in a chain")
            }
            chain.append(try compound())
            chain[chain.count - 1].isChild = isChild
        }
    }

    private mutating func compound() throws(SyntaxFault) -> ParsedSelector.Compound {
        var compound = ParsedSelector.Compound()
        let start = position
        if !take("*"), isIdentifier { compound.conditions.append(.name(try identifier())) }
        while true {
            if take("#") {
                compound.conditions.append(.id(try identifier()))
            } else if take(".") {
                compound.conditions.append(.word(try identifier()))
            } else if take("[") {
                compound.conditions.append(try attribute())
            } else if take(":first-child") {
                compound.conditions.append(.position(1))
            } else if take(":nth-child(") {
                compound.conditions.append(.position(try number()))
            } else if position > start {
                return compound
            } else {
                throw unexpected()
            }
        }
    }

    private mutating func attribute() throws(SyntaxFault) -> ParsedSelector.Condition {
        skipSpaces()
        let name = try identifier()
        skipSpaces()
        if take("]") { return .attribute(name, nil) }
        var kind: UInt8?
        for candidate: StaticString in ["^", "$", "*", "~"] where kind == nil && take(candidate) {
            kind = candidate.utf8Start.pointee
        }
        guard take("=") else { throw unexpected() }
        skipSpaces()
        let value = try value()
        skipSpaces()
        guard take("]") else { throw unexpected() }
        return .attribute(name, ParsedSelector.Comparison(kind: kind, value: value))
    }

    private mutating func value() throws(SyntaxFault) -> String {
        guard position < bytes.count, bytes[position].isQuote else { return try identifier() }
        let quote = bytes[position]
        position += 1
        let start = position
        while position < bytes.count, bytes[position] != quote {
            guard bytes[position] >= 0x20, bytes[position] != UInt8(ascii: "\\") else { throw unexpected() }
            position += 1
        }
        guard position < bytes.count else { throw unexpected() }
        position += 1
        return String(decoding: bytes[start..<position - 1], as: UTF8.self)
    }

    private mutating func number() throws(SyntaxFault) -> Int {
        skipSpaces()
        var number = 0
        while position < bytes.count, case 0x30...0x39 = bytes[position], number < 100_000 {
            number = number * 10 + Int(bytes[position] - 0x30)
            position += 1
        }
        guard number > 0 else { throw unexpected("expected a whole number above 0") }
        skipSpaces()
        guard take(")") else { throw unexpected() }
        return number
    }

    /// Whether an identifier begins here: a letter, `_` or any character beyond ASCII, also after one or two hyphens.
    private var isIdentifier: Bool {
        var start = position
        if start < bytes.count, bytes[start] == UInt8(ascii: "-") { start += 1 }
        guard start < bytes.count else { return false }
        return bytes[start].isOfIdentifier && !(0x30...0x39).contains(bytes[start])
            && (bytes[start] != UInt8(ascii: "-") || start > position)
    }

    private mutating func identifier() throws(SyntaxFault) -> String {
        guard isIdentifier else { throw unexpected("expected a name") }
        let start = position
        while position < bytes.count, bytes[position].isOfIdentifier {
            position += 1
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Skips `literal` if it comes next.
    private mutating func take(_ literal: StaticString) -> Bool {
        guard bytes.span.matches(literal, at: position) else { return false }
        position += literal.utf8CodeUnitCount
        return true
    }

    @discardableResult
    private mutating func skipSpaces() -> Bool {
        let start = position
        while position < bytes.count, bytes[position].isBlank || bytes[position] == 0x0C {
            position += 1
        }
        return position > start
    }

    /// The error for what comes next.
    private func unexpected(_ reason: String = "this is not part of the supported selectors") -> SyntaxFault {
        // Bytes that continue a character are 0b10xxxxxx.
        let character = bytes[..<position].count { $0 & 0xC0 != 0x80 } + 1
        let what = position < bytes.count ? "" : "unexpected end: "
        return SyntaxFault(.selector, "\(what)\(reason), at character \(character) of \(text)", column: character)
    }
}

extension UInt8 {
    /// Whether the byte is of an identifier: a letter, a digit, `-`, `_`, or of a character beyond ASCII.
    fileprivate var isOfIdentifier: Bool {
        isASCIILetter || (0x30...0x39).contains(self) || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
            || self >= 0x80
    }
}
