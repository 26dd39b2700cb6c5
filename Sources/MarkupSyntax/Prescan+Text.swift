extension Prescan {
    /// Returns the document's text without a byte order mark.
    ///
    /// - Throws: a ``SyntaxFault`` if the document is too large, is empty, is not valid UTF-8 or contains a null
    ///   character.
    @_lifetime(copy bytes)
    static func checkedText(_ bytes: Span<UInt8>, limits: SyntaxLimits) throws(SyntaxFault) -> Span<UInt8> {
        guard bytes.count <= limits.bytes, bytes.count <= Int(Int32.max) else {
            let message = "the document has \(bytes.count) bytes, more than \(limits.bytes)"
            throw SyntaxFault(.limit, message)
        }
        let text = bytes.startsWithByteOrderMark ? bytes.extracting(droppingFirst: 3) : bytes
        guard !text.isEmpty else {
            throw SyntaxFault(.malformed, "the document is empty")
        }
        if let offset = text.firstOffsetOfInvalidUTF8 {
            throw text.fault(.encoding, "not valid UTF-8", at: offset)
        }
        if let offset = text.firstOffset(of: 0) {
            throw text.fault(.encoding, "null character", at: offset)
        }
        return text
    }

    /// Rejects an XML declaration that names an encoding other than UTF-8 (XML 1.0, 4.3.3).
    ///
    /// libxml2 is told to read UTF-8 whatever the declaration says. A document in another encoding would therefore get
    /// wrong letters wherever its bytes happen to be valid UTF-8.
    static func checkDeclaredEncoding(_ text: Span<UInt8>) throws(SyntaxFault) {
        guard text.matches("<?xml", at: 0), text.skippingBlanks(from: 5) > 5,
            let end = text.firstOffset(of: UInt8(ascii: "?"), from: 5)
        else { return }
        var position = 5
        while position < end, !text.matches("encoding", at: position) {
            position += 1
        }
        position = text.skippingBlanks(from: position + 8)
        guard position < end, text[position] == UInt8(ascii: "=") else { return }
        position = text.skippingBlanks(from: position + 1)
        guard position < end else { return }
        let quote = text[position]
        guard let close = text.firstOffset(of: quote, from: position + 1), close <= end else { return }
        guard close - position == 6, text.matchesIgnoringCase("utf-8", at: position + 1) else {
            throw text.fault(.encoding, "the declared encoding is not UTF-8", at: position + 1)
        }
    }
}
