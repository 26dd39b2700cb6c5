extension Prescan {
    /// Rejects an HTML document that consists mostly of markup and errors.
    ///
    /// For each tag that is not closed or not opened, each `&` that begins no reference and each control character,
    /// libxml2 writes a message, walks over the open elements, or both. Each takes up to 1 µs, and a document has room
    /// for a million of them.
    static func checkHTMLMarkup(_ text: Span<UInt8>, limits: SyntaxLimits) throws(SyntaxFault) {
        var tags = 0
        var references = 0
        var controls = 0
        for offset in 0..<text.count {
            switch text[offset] {
            case UInt8(ascii: "<"): tags += 1
            case UInt8(ascii: "&"): references += 1
            case UInt8(ascii: "\t"), UInt8(ascii: "\n"), 0x0C, UInt8(ascii: "\r"): break
            case ..<0x20, 0x7F: controls += 1
            default: break
            }
        }
        guard tags <= limits.tags else { throw tooMany("tags", than: limits.tags) }
        guard references <= limits.references else { throw tooMany("references", than: limits.references) }
        guard controls <= limits.controls else { throw tooMany("control characters", than: limits.controls) }
    }

    private static func tooMany(_ things: String, than limit: Int) -> SyntaxFault {
        SyntaxFault(.limit, "more than \(limit) \(things)")
    }
}
