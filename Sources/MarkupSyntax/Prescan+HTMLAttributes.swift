extension Prescan {
    /// Rejects an HTML document with too many attributes.
    ///
    /// This scan recognises tags the way libxml2 2.9 does, which differs slightly from the HTML Standard. If the scan
    /// and libxml2 differed, a tag could hide from the scan in what only looks like a script, a comment or a quoted
    /// value.
    static func checkHTMLAttributes(_ text: Span<UInt8>, limits: SyntaxLimits) throws(SyntaxFault) {
        var budget = AttributeBudget(limits)
        var scan = HTMLTagScan(text)
        var attributesOfFrame = 0
        while let tag = scan.nextTag() {
            try budget.spend(tag.attributes, on: tag.start, of: text)
            // A document has one of each of these elements. From further tags libxml2 keeps the attribute names but
            // makes no callback, so the limit on different names is not checked.
            if isOfFrame(tag, text) { attributesOfFrame += tag.attributes }
            guard attributesOfFrame <= 2 * limits.attributes else {
                let message = "too many html, head and body tags with attributes"
                throw text.fault(.limit, message, at: tag.start)
            }
            guard !scan.isExhausted else {
                let message = "too many tags within tags"
                throw text.fault(.limit, message, at: tag.start)
            }
        }
    }

    private static func isOfFrame(_ tag: HTMLTagScan.Tag, _ text: Span<UInt8>) -> Bool {
        let name = tag.start + 1
        guard text.htmlNameLength(at: name) == 4 else { return false }
        return text.matchesIgnoringCase("html", at: name) || text.matchesIgnoringCase("head", at: name)
            || text.matchesIgnoringCase("body", at: name)
    }
}

/// Iterates over the start tags of an HTML document.
///
/// In some places libxml2's reading depends on more than the text, for example on which elements are open. From there
/// on the scan is careful: it treats every `<` before a letter as the start of a tag. It then finds all real tags and
/// some false ones, and reads some bytes repeatedly. `isExhausted` bounds that cost.
struct HTMLTagScan: ~Escapable {
    /// A start tag, or text that could be one.
    struct Tag {
        let start: Int
        var end: Int
        var attributes = 0
        var isSelfClosing = false
    }

    let text: Span<UInt8>
    private var position = 0
    private var isCareful = false
    private var carefulBytes = 0

    @_lifetime(copy text)
    init(_ text: Span<UInt8>) {
        self.text = text
    }

    /// Whether careful scanning has read more than 16 times the size of the document.
    var isExhausted: Bool {
        carefulBytes > 16 * text.count
    }

    /// Returns the next start tag, or nil after the last.
    @_lifetime(self: copy self)
    mutating func nextTag() -> Tag? {
        while let start = text.firstOffset(of: UInt8(ascii: "<"), from: position) {
            guard text.isLetter(at: start + 1) else {
                position = isCareful ? start + 1 : endOfNonTag(at: start)
                continue
            }
            let tag = text.htmlTag(at: start)
            if isCareful {
                position = start + 1
                carefulBytes += tag.end - start
            } else {
                position = tag.isSelfClosing ? tag.end : endOfRawText(after: tag)
            }
            return tag
        }
        return nil
    }

    /// Returns the offset at which to continue after a comment, declaration, processing instruction or end tag, or
    /// after a `<` that begins none of these.
    @_lifetime(self: copy self)
    private mutating func endOfNonTag(at start: Int) -> Int {
        guard start + 2 < text.count else { return text.count }
        let third = text[start + 2]
        switch text[start + 1] {
        case UInt8(ascii: "!") where text.matches("<!--", at: start):
            return text.endOfHTMLComment(from: start + 4)
        case UInt8(ascii: "!") where text.matchesIgnoringCase("<!doctype", at: start):
            return endOfDocumentType(at: start)
        case UInt8(ascii: "/") where third.isHTMLNameStart:
            return text.firstOffset(of: UInt8(ascii: ">"), from: start) ?? text.count
        case UInt8(ascii: "?"):
            isCareful = third >= 0x80  // libxml2's tables decide whether this is a letter
            let isTarget = third.isHTMLNameStart && third != UInt8(ascii: ".")
            return isTarget ? text.firstOffset(of: UInt8(ascii: ">"), from: start) ?? text.count : start + 2
        default:
            return start + 1
        }
    }

    /// Returns the offset at which to continue after a document type declaration.
    @_lifetime(self: copy self)
    private mutating func endOfDocumentType(at start: Int) -> Int {
        let end = text.firstOffset(of: UInt8(ascii: ">"), from: start) ?? text.count
        // Where libxml2 expects a quoted value, a `>` in quotes does not end the declaration. Right after a
        // declaration, libxml2 reads an end tag or another declaration as text, except at the start of the document.
        isCareful =
            text.hasOpenQuote(in: start..<end) || text.matches("></", at: end)
            || text.matchesIgnoringCase("><!doctype", at: end)
        return isCareful ? start + 1 : end
    }

    /// Returns the offset at which to continue after a start tag; for a script or a style, that of its end tag.
    @_lifetime(self: copy self)
    private mutating func endOfRawText(after tag: Tag) -> Int {
        let name: StaticString
        switch text.htmlNameLength(at: tag.start + 1) {
        case 6 where text.matchesIgnoringCase("script", at: tag.start + 1): name = "script"
        case 5 where text.matchesIgnoringCase("style", at: tag.start + 1): name = "style"
        default: return tag.end
        }
        // libxml2 recognises tags at the very start of raw text, and some of them end the element.
        if text.matches("<", at: tag.end), text.isLetter(at: tag.end + 1) || text.matches("</", at: tag.end),
            !text.isEndTag(named: name, at: tag.end)
        {
            isCareful = true
            return tag.end
        }
        var end = tag.end
        while let start = text.firstOffset(of: UInt8(ascii: "<"), from: end) {
            end = start + 1
            guard text.matches("</", at: start), text.matchesIgnoringCase(name, at: start + 2) else { continue }
            isCareful = !text.isEndTag(named: name, at: start)
            return start
        }
        return text.count
    }
}
