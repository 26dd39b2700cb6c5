extension MarkupState {
    /// Checks an attribute's name at its end. Nil if the attribute is allowed, or if no name was being read.
    func checkAttributeName() -> Problem? {
        guard place == .attributeName, case .refused(let reason) = AttributeRule(attribute) else { return nil }
        return Problem(message: "the attribute \(attribute) is not allowed: \(reason)", subject: .attribute)
    }

    mutating func consumeValue(_ byte: UInt8) -> Problem? {
        switch place {
        case .beforeValue:
            guard !byte.isSpace else { return nil }
            guard byte != UInt8(ascii: ">") else {
                let name = attribute
                let problem = finishTag()
                return problem ?? Problem(message: "the attribute \(name) has no value; write one in quotes")
            }
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                place = .quotedValue(byte)
                return nil
            }
            place = .unquotedValue
            return consumeAddress(byte)
        case .quotedValue(let quote) where byte == quote:
            place = .afterAttribute
            let isMissing = AttributeRule(attribute) == .address && address == .none
            return isMissing ? Problem(message: Self.literalAddress) : nil
        case .unquotedValue where byte.isSpace:
            place = .betweenAttributes
            return nil
        case .unquotedValue where byte == UInt8(ascii: ">"):
            place = .afterAttribute
            return consume(byte)
        default:
            return consumeAddress(byte)
        }
    }

    /// Consumes a byte of a value. The byte matters only if the value is an address.
    private mutating func consumeAddress(_ byte: UInt8) -> Problem? {
        guard AttributeRule(attribute) == .address else { return nil }
        switch address {
        case .fragment, .refused:
            return nil
        case .none where byte == UInt8(ascii: "#"):
            address = .fragment
            return nil
        case .none:
            address = .refused
            return Problem(message: Self.literalAddress)
        case .link:
            address = .refused
            return Problem(message: Self.partialAddress)
        }
    }

    private static let literalAddress =
        "a literal address is not allowed; write a {{link}} as the whole value, or a #fragment"
    static let partialAddress =
        "an address must be a single Link; let the Router create the whole address"
}
