import PlainBytes

extension MarkupState {
    /// Consumes one byte of markup and returns the problem with it, if any.
    mutating func consume(_ byte: UInt8) -> Problem? {
        switch place {
        case .text:
            if byte == UInt8(ascii: "<") { place = .tagOpen }
            return nil
        case .tagOpen, .endTagOpen, .declaration, .doctype, .comment:
            return consumeOpening(byte)
        case .tagName:
            return consumeTagName(byte)
        case .betweenAttributes, .afterAttribute, .attributeName, .afterAttributeName, .selfClosing:
            return consumeInTag(byte)
        case .beforeValue, .quotedValue, .unquotedValue:
            return consumeValue(byte)
        case .rawText(let matched):
            return consumeRawText(byte, matched)
        }
    }

    private mutating func consumeOpening(_ byte: UInt8) -> Problem? {
        switch (place, byte) {
        case (.tagOpen, UInt8(ascii: "/")):
            place = .endTagOpen
        case (.tagOpen, UInt8(ascii: "!")):
            place = .declaration
            tag = ""
        case (.tagOpen, _) where byte.isASCIILetter, (.endTagOpen, _) where byte.isASCIILetter:
            isEndTag = place == .endTagOpen
            place = .tagName
            tag = byte.lowercasedText
        case (.tagOpen, _), (.endTagOpen, _):
            self = resumingText()
            return Problem(message: "'<' does not begin a tag here; write &lt;")
        case (.declaration, UInt8(ascii: "-")) where tag == "-":
            place = .comment(0)
            tag = ""
        case (.declaration, UInt8(ascii: "-")):
            tag = "-"
        case (.declaration, UInt8(ascii: "d")), (.declaration, UInt8(ascii: "D")):
            place = .doctype
        case (.declaration, _):
            self = resumingText()
            return Problem(message: "'<!' does not begin a comment or the doctype here; remove it")
        case (.comment(2), UInt8(ascii: ">")), (.doctype, UInt8(ascii: ">")):
            self = resumingText()
        case (.comment(let hyphens), _):
            place = .comment(byte == UInt8(ascii: "-") ? min(hyphens + 1, 2) : 0)
        default:
            break
        }
        return nil
    }

    private mutating func consumeTagName(_ byte: UInt8) -> Problem? {
        switch byte {
        case _ where byte.isSpace:
            place = .betweenAttributes
        case UInt8(ascii: "/"):
            place = .selfClosing
        case UInt8(ascii: ">"):
            return finishTag()
        case _ where byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":"):
            tag += byte.lowercasedText
        default:
            return Problem(message: "invalid character in a tag name; remove it")
        }
        return nil
    }

    private mutating func consumeInTag(_ byte: UInt8) -> Problem? {
        switch byte {
        case _ where byte.isSpace:
            if place == .attributeName {
                place = .afterAttributeName
                return checkAttributeName()
            }
            if place != .afterAttributeName { place = .betweenAttributes }
        case UInt8(ascii: "/"):
            let problem = checkAttributeName()
            place = .selfClosing
            return problem
        case UInt8(ascii: ">"):
            let problem = checkAttributeName()
            return finishTag() ?? problem
        case UInt8(ascii: "=") where place == .attributeName || place == .afterAttributeName:
            let problem = place == .attributeName ? checkAttributeName() : nil
            place = .beforeValue
            address = .none
            return problem
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: "="):
            return Problem(message: "invalid character in an attribute name; remove it")
        default:
            return consumeName(byte)
        }
        return nil
    }

    /// Consumes a byte of an attribute's name.
    private mutating func consumeName(_ byte: UInt8) -> Problem? {
        guard place != .attributeName else {
            attribute += byte.lowercasedText
            return nil
        }
        let isSeparated = place == .betweenAttributes || place == .afterAttributeName
        place = .attributeName
        attribute = byte.lowercasedText
        return isSeparated
            ? nil : Problem(message: "missing space between attributes; begin the section with a space")
    }
}
