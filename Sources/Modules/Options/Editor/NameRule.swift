/// The rule for a visitor's name. It allows nearly everything, because names come from all languages.
///
/// It rejects control characters and line breaks, which no page can show, and the format characters that change how
/// the text around them reads (Unicode, UAX #9: embeddings, overrides, isolates). It allows the marks that names are
/// written with: the joiners of Persian, Indic scripts and emoji, and the marks of direction. It also rejects
/// private-use characters, noncharacters and the replacement character.
enum NameRule {
    /// The longest name, in characters as a reader counts them (grapheme clusters; Unicode, UAX #29).
    static let limit = 60
    /// The longest name, in bytes of UTF-8. One character can have any number of bytes, and the name has to fit into
    /// its cookie. Only a contrived name reaches this limit: it allows ten bytes for each of 60 characters.
    static let byteLimit = 600

    /// Returns the typed text without the white space around it; empty if nothing else was typed.
    static func name(from text: String) -> String {
        // Too long for any name, with or without white space: return it unread, for `problem(with:)` to reject.
        guard text.utf8.count <= 2 * byteLimit else { return text }
        var scalars = text.unicodeScalars[...]
        while let first = scalars.first, isSpace(first) { scalars.removeFirst() }
        while let last = scalars.last, isSpace(last) { scalars.removeLast() }
        return String(scalars)
    }

    /// Whether the scalar is white space. Looking up a property takes as long as reading forty letters.
    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? scalar == " " || 0x09...0x0D ~= scalar.value : scalar.properties.isWhitespace
    }

    /// The rule that a name breaks, if any.
    static func problem(with name: String) -> OptionsEditorFailure.Problem? {
        if name.utf8.count > byteLimit || name.count > limit { return .nameTooLong(limit: limit) }
        return name.unicodeScalars.allSatisfy(isPrintable) ? nil : .nameUnprintable
    }

    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        // Zero width non-joiner and joiner; left-to-right, right-to-left and Arabic letter mark.
        case "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{061C}": return true
        // The replacement character, which marks bytes that could not be decoded.
        case "\u{FFFD}": return false
        default: break
        }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate: return false
        default: return !scalar.properties.isNoncharacterCodePoint
        }
    }
}
