extension MarkupState {
    /// Goes on by one byte of markup.
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
        case (.tagOpen, _) where byte.isLetter, (.endTagOpen, _) where byte.isLetter:
            isEndTag = place == .endTagOpen
            place = .tagName
            tag = byte.lowercasedText
        case (.tagOpen, _), (.endTagOpen, _):
            self = resumingText()
            return Problem(message: "'<' begins no tag here; write &lt;")
        case (.declaration, UInt8(ascii: "-")) where tag == "-":
            place = .comment(0)
            tag = ""
        case (.declaration, UInt8(ascii: "-")):
            tag = "-"
        case (.declaration, UInt8(ascii: "d")), (.declaration, UInt8(ascii: "D")):
            place = .doctype
        case (.declaration, _):
            self = resumingText()
            return Problem(message: "'<!' begins neither a comment nor the doctype here; remove it")
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
        case _ where byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":"):
            tag += byte.lowercasedText
        default:
            return Problem(message: "this cannot stand in a tag's name; remove it")
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
            return Problem(message: "this cannot stand in an attribute's name; remove it")
        default:
            return consumeName(byte)
        }
        return nil
    }

    /// A byte of an attribute's name.
    private mutating func consumeName(_ byte: UInt8) -> Problem? {
        guard place != .attributeName else {
            attribute += byte.lowercasedText
            return nil
        }
        let isSeparated = place == .betweenAttributes || place == .afterAttributeName
        place = .attributeName
        attribute = byte.lowercasedText
        return isSeparated
            ? nil : Problem(message: "attributes need a space between them; a section has to begin with it")
    }

    private mutating func consumeRawText(_ byte: UInt8, _ matched: Int) -> Problem? {
        let end = Array("</\(tag)".utf8)
        if matched == end.count, byte.isSpace || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">") {
            isEndTag = true
            hasReportedScript = false
            place = byte == UInt8(ascii: "/") ? .selfClosing : .betweenAttributes
            return byte == UInt8(ascii: ">") ? finishTag() : nil
        }
        if matched < end.count, byte.lowercased == end[matched] {
            place = .rawText(matched + 1)
            return nil
        }
        place = .rawText(byte == UInt8(ascii: "<") ? 1 : 0)
        guard tag == "script", !byte.isSpace, !hasReportedScript else { return nil }
        hasReportedScript = true
        return Problem(
            message: "scripts in the page do not pass the content security policy; use <script src=\"{{link}}\">")
    }

    /// After `>`.
    private mutating func finishTag() -> Problem? {
        let finished = self
        self = resumingText()
        if finished.tag == "pre" {
            preDepth = finished.isEndTag ? max(0, preDepth - 1) : preDepth + 1
        }
        guard !finished.isEndTag else { return nil }
        switch finished.tag {
        case "title", "textarea", "script":
            tag = finished.tag
            place = .rawText(0)
        case "style":
            tag = finished.tag
            place = .rawText(0)
            return Problem(
                message: "styles in the page do not pass the content security policy; use the style sheet",
                isAboutName: true)
        case "base", "noembed", "noframes", "plaintext", "xmp":
            return Problem(message: "<\(finished.tag)> has no place in a template; remove it", isAboutName: true)
        default:
            break
        }
        return nil
    }

    private func resumingText() -> MarkupState {
        var state = MarkupState()
        state.preDepth = preDepth
        return state
    }
}

extension UInt8 {
    /// An ASCII letter.
    var isLetter: Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= self || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self
    }

    var isDigit: Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
    }

    /// In lower case if it is an ASCII letter.
    var lowercased: UInt8 {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self
    }

    var lowercasedText: String {
        String(UnicodeScalar(lowercased))
    }
}
