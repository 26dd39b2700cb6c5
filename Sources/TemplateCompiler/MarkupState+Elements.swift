import PlainBytes

extension MarkupState {
    /// Consumes a byte of the content of an element that cannot contain elements.
    mutating func consumeRawText(_ byte: UInt8, _ matched: Int) -> Problem? {
        let end = Array("</\(tag)".utf8)
        if matched == end.count, byte.isSpace || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">") {
            isEndTag = true
            hasReportedScript = false
            place = byte == UInt8(ascii: "/") ? .selfClosing : .betweenAttributes
            return byte == UInt8(ascii: ">") ? finishTag() : nil
        }
        if matched < end.count, byte.lowercasedASCII == end[matched] {
            place = .rawText(matched + 1)
            return nil
        }
        place = .rawText(byte == UInt8(ascii: "<") ? 1 : 0)
        guard tag == "script", !byte.isSpace, !hasReportedScript else { return nil }
        hasReportedScript = true
        return Problem(
            message: "the content security policy blocks scripts in the page; use <script src=\"{{link}}\">")
    }

    /// Ends a tag after its `>`.
    mutating func finishTag() -> Problem? {
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
                message: "the content security policy blocks styles in the page; use the style sheet",
                subject: .tag)
        // These elements change addresses, or browsers parse their content differently.
        case "animate", "base", "noembed", "noframes", "plaintext", "set", "xmp":
            return Problem(message: "the tag <\(finished.tag)> is not allowed in a template; remove it", subject: .tag)
        default:
            break
        }
        return nil
    }

    /// Returns the state between tags, in which only the depth of `<pre>` is kept.
    func resumingText() -> MarkupState {
        var state = MarkupState()
        state.preDepth = preDepth
        return state
    }
}
