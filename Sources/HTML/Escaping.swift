/// The bytes that have to be replaced in one context of a page, and their replacements.
///
/// Works on UTF-8 bytes. A `Character` can be `"` followed by U+0301, which does not equal a quote and would not be
/// escaped.
///
/// Characters with a meaning to the parser are escaped. In addition, everything that the HTML Standard does not allow
/// in a page becomes U+FFFD: NUL, every control except tab, newline, form feed and carriage return, and noncharacters
/// (HTML Standard, section 13.1.4 "Text"; Infra Standard, section 4.5 "Code points").
struct Escaping {
    /// A bit for each byte below 64, set if the byte has to be replaced.
    private let mask: UInt64

    /// For text between tags, and in `<title>` and `<textarea>`.
    static let text = Escaping(mask: controls | bit("&") | bit("<") | bit(">"))

    /// For an attribute's value, in either kind of quotes.
    static let attribute = Escaping(mask: text.mask | bit("\"") | bit("'"))

    private static let controls: UInt64 = 0xFFFF_FFFF & ~(bit("\t") | bit("\n") | bit("\u{0C}") | bit("\r"))

    private static func bit(_ scalar: Unicode.Scalar) -> UInt64 {
        1 << UInt64(scalar.value)
    }

    /// Whether the byte may have to be replaced. A fast test: a byte for which it is false can be copied without
    /// further checks.
    func isSuspicious(_ byte: UInt8) -> Bool {
        switch byte {
        case ..<0x40: mask &>> UInt64(byte) & 1 == 1
        case ..<0x80: byte == 0x7F
        // The lead bytes of U+0080–U+00BF and of everything from U+F000 on.
        default: byte == 0xC2 || byte >= 0xEF
        }
    }

    /// Returns what to write in place of the suspicious byte at `index` and the bytes that belong to it, and the number
    /// of these bytes; nil if they are harmless.
    func replacement(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> (markup: ShortMarkup, length: Int)? {
        switch text[index] {
        case UInt8(ascii: "&"): (.ampersand, 1)
        case UInt8(ascii: "<"): (.less, 1)
        case UInt8(ascii: ">"): (.greater, 1)
        case UInt8(ascii: "\""): (.quote, 1)
        case UInt8(ascii: "'"): (.apostrophe, 1)
        case ..<0x80: (.replacement, 1)
        default: Self.lengthOfForbiddenScalar(at: index, in: text).map { (.replacement, $0) }
        }
    }

    /// Returns the length in bytes of the scalar at `index` if a page may not contain it, else nil. The text is valid
    /// UTF-8, like that of every `String`.
    private static func lengthOfForbiddenScalar(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
        switch text[index] {
        case 0xC2:
            // U+0080–U+009F, the C1 controls.
            return text[index + 1] < 0xA0 ? 2 : nil
        case 0xEF:
            // U+FDD0–U+FDEF, U+FFFE and U+FFFF.
            let isInBlock = text[index + 1] == 0xB7 && 0x90...0xAF ~= text[index + 2]
            let isLastOfPlane = text[index + 1] == 0xBF && text[index + 2] >= 0xBE
            return isInBlock || isLastOfPlane ? 3 : nil
        case 0xF0...:
            // U+1FFFE, U+1FFFF and so on: the last two code points of every supplementary plane.
            let isLastOfPlane = text[index + 1] & 0x0F == 0x0F && text[index + 2] == 0xBF && text[index + 3] >= 0xBE
            return isLastOfPlane ? 4 : nil
        default:
            return nil
        }
    }
}

/// Markup of at most eight bytes, written in one step. This has to be fast, since a text from outside may consist only
/// of quotes.
struct ShortMarkup {
    /// The bytes, with the first one in the lowest bits.
    let word: UInt64
    let length: Int

    // Numbers, since a constant that is computed from its text would be looked up for each byte that is escaped.

    /// `&amp;`
    static var ampersand: Self { Self(word: 0x3B_70_6D_61_26, length: 5) }
    /// `&lt;`
    static var less: Self { Self(word: 0x3B_74_6C_26, length: 4) }
    /// `&gt;`
    static var greater: Self { Self(word: 0x3B_74_67_26, length: 4) }
    /// `&quot;`
    static var quote: Self { Self(word: 0x3B_74_6F_75_71_26, length: 6) }
    /// `&#39;`
    static var apostrophe: Self { Self(word: 0x3B_39_33_23_26, length: 5) }
    /// U+FFFD
    static var replacement: Self { Self(word: 0xBD_BF_EF, length: 3) }
}

extension HTMLWriter {
    /// Writes a text with escaping. Runs of harmless bytes, which are most of any text, are copied whole.
    mutating func append(_ text: String, escaping: Escaping) {
        text.withBytes { append($0, escaping: escaping) }
    }

    private mutating func append(_ source: UnsafeBufferPointer<UInt8>, escaping: Escaping) {
        // Most texts are harmless, and short.
        var start = appendHarmless(source)
        if start == source.count { return }
        var index = start
        while index < source.count {
            guard escaping.isSuspicious(source[index]),
                let (markup, length) = escaping.replacement(at: index, in: source)
            else {
                index += 1
                continue
            }
            if start < index { append(UnsafeBufferPointer(rebasing: source[start..<index])) }
            append(markup)
            index += length
            start = index
            // After one suspicious byte there may be many, so the fast search begins again only after a harmless one.
            if index < source.count, !escaping.isSuspicious(source[index]) {
                index += appendHarmless(UnsafeBufferPointer(rebasing: source[index...]))
                start = index
            }
        }
        append(UnsafeBufferPointer(rebasing: source[start...]))
    }
}
