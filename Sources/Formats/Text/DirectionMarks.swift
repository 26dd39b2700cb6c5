import HTML

/// The invisible direction marks that affect more than their own text. Readers put a name between their own words, and
/// an unclosed override in the name would reverse all of them (Unicode Standard Annex 9).
enum DirectionMarks {
    /// Returns the text without embeddings and overrides, and without isolates if any is not closed. Closed isolates do
    /// not affect the text around them, and our own sentences put them around right-to-left names.
    ///
    /// The marks U+200E, U+200F and U+061C stay: they are characters without width, and names need them.
    static func contained(_ text: String) -> String {
        guard text.withBytes(mayHaveMarks), text.unicodeScalars.contains(where: isMark) else { return text }
        let keepsIsolates = hasClosedIsolates(text)
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !isMark(scalar) || (keepsIsolates && isIsolate(scalar)) {
            scalars.append(scalar)
        }
        return String(scalars)
    }

    /// All marks begin with this byte, as quotation marks and dashes do.
    private static func mayHaveMarks(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool { utf8.contains(0xE2) }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        0x202A...0x202E ~= scalar.value || isIsolate(scalar)
    }

    private static func isIsolate(_ scalar: Unicode.Scalar) -> Bool { 0x2066...0x2069 ~= scalar.value }

    private static func hasClosedIsolates(_ text: String) -> Bool {
        var open = 0
        for scalar in text.unicodeScalars where isIsolate(scalar) {
            open += scalar.value == 0x2069 ? -1 : 1
            if open < 0 { return false }
        }
        return open == 0
    }
}
