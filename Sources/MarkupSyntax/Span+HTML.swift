import PlainBytes

// The syntax of HTML as libxml2 2.9 reads it (HTMLparser.c).
extension Span<UInt8> {
    /// The maximum length of a name, in bytes. libxml2 reads the rest of a longer name as the next one.
    private static var longestHTMLName: Int { 100 }

    /// Whether the byte at `offset` is an ASCII letter; false after the end.
    func isLetter(at offset: Int) -> Bool {
        offset < count && self[offset].isASCIILetter
    }

    /// Returns the length in bytes of the name at `offset`; 0 without a name.
    func htmlNameLength(at offset: Int) -> Int {
        var length = 0
        while offset + length < count, self[offset + length].isHTMLName, length < Self.longestHTMLName {
            length += 1
        }
        return length
    }

    /// Whether the end tag of exactly this element begins at `offset`.
    func isEndTag(named name: StaticString, at offset: Int) -> Bool {
        matches("</", at: offset) && matchesIgnoringCase(name, at: offset + 2)
            && htmlNameLength(at: offset + 2) == name.utf8CodeUnitCount
    }

    /// Returns the start tag at `start`, up to the `>` that ends it or the end of the text.
    ///
    /// A quote opens a value only after `=`. Anything that cannot begin a name, such as a stray quote, is skipped up to
    /// white space or the end of the tag.
    func htmlTag(at start: Int) -> HTMLTagScan.Tag {
        var tag = HTMLTagScan.Tag(start: start, end: 0)
        var offset = skippingBlanks(from: start + 1 + htmlNameLength(at: start + 1))
        while offset < count, self[offset] != UInt8(ascii: ">"), !matches("/>", at: offset) {
            if self[offset].isHTMLNameStart {
                tag.attributes += 1
                offset = skippingHTMLAttribute(from: offset)
            } else {
                while offset < count, !self[offset].isBlank, self[offset] != UInt8(ascii: ">"),
                    !matches("/>", at: offset)
                {
                    offset += 1
                }
            }
            offset = skippingBlanks(from: offset)
        }
        tag.isSelfClosing = matches("/>", at: offset)
        tag.end = Swift.min(offset + (tag.isSelfClosing ? 2 : 1), count)
        return tag
    }

    private func skippingHTMLAttribute(from start: Int) -> Int {
        var offset = skippingBlanks(from: start + htmlNameLength(at: start))
        guard offset < count, self[offset] == UInt8(ascii: "=") else { return offset }
        offset = skippingBlanks(from: offset + 1)
        guard offset < count else { return offset }
        if self[offset].isQuote {
            return firstOffset(of: self[offset], from: offset + 1).map { $0 + 1 } ?? count
        }
        while offset < count, !self[offset].isBlank, self[offset] != UInt8(ascii: ">") {
            offset += 1
        }
        return offset
    }

    /// Returns the end of a comment whose content starts at `start`: after `-->` or `--!>`, or the end of the text.
    func endOfHTMLComment(from start: Int) -> Int {
        var offset = start
        while let dash = firstOffset(of: UInt8(ascii: "-"), from: offset) {
            if matches("-->", at: dash) { return dash + 3 }
            if matches("--!>", at: dash) { return dash + 4 }
            offset = dash + 1
        }
        return count
    }

    /// Whether a quote is opened but not closed in the range.
    func hasOpenQuote(in range: Range<Int>) -> Bool {
        var quote: UInt8?
        for offset in range {
            let byte = self[offset]
            guard byte.isQuote else { continue }
            if quote == nil {
                quote = byte
            } else if quote == byte {
                quote = nil
            }
        }
        return quote != nil
    }
}

extension UInt8 {
    /// Whether the name of an element or an attribute can start with this byte.
    var isHTMLNameStart: Bool {
        isASCIILetter || self == UInt8(ascii: "_") || self == UInt8(ascii: ":") || self == UInt8(ascii: ".")
    }

    /// Whether this byte can be part of a name.
    var isHTMLName: Bool {
        isHTMLNameStart || self == UInt8(ascii: "-") || (0x30...0x39).contains(self)
    }
}
