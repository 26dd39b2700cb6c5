/// What a visitor can be called: nearly anything, since names are of all languages.
///
/// Outside of it are control characters and line breaks, which no page can show, and those format characters
/// that change how the text around them reads (Unicode, UAX #9: embeddings, overrides, isolates). The marks that
/// names are written with stay: the joiners of Persian, Indic scripts and emoji, and the marks of direction.
enum NameRule {
    /// In characters as a reader counts them (Unicode, UAX #29).
    static let limit = 60
    /// One such character can be made of any number of bytes; this keeps the whole within its cookie. It is
    /// reached by no name that is not made to reach it: ten bytes for each of 60 characters.
    static let byteLimit = 600

    /// The name in what was typed: without the spaces around it. Empty for none.
    static func name(from text: String) -> String {
        // Too long for any name, with spaces or without: it is not looked through.
        guard text.utf8.count <= 2 * byteLimit else { return text }
        var scalars = text.unicodeScalars[...]
        while scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
        while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
        return String(scalars)
    }

    /// The rule that a name breaks, if any.
    static func problem(with name: String) -> EditorFailure.Problem? {
        if name.utf8.count > byteLimit || name.count > limit { return .nameTooLong(limit: limit) }
        return name.unicodeScalars.allSatisfy(isPrintable) ? nil : .nameUnprintable
    }

    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        // Zero width non-joiner and joiner; left-to-right, right-to-left and Arabic letter mark.
        case "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{061C}": return true
        // What stands where bytes could not be read.
        case "\u{FFFD}": return false
        default: break
        }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate: return false
        default: return !scalar.properties.isNoncharacterCodePoint
        }
    }
}
