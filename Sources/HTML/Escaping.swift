/// Which bytes may not stand as they are in one place of a page, and what is written instead.
///
/// Works on UTF-8 bytes. A `Character` can be `"` followed by U+0301, equal to no quote, and would go through.
///
/// Besides the characters that mean something to the parser, what the HTML Standard does not allow in a page
/// at all becomes U+FFFD: NUL, every control but tab, newline, form feed and carriage return, and
/// noncharacters (HTML Standard, section 13.1.4 "Text"; Infra Standard, section 4.5 "Code points").
struct Escaping {
    /// A bit for each byte below 64 that may not stand as it is.
    private let mask: UInt64

    /// Between tags, and in `<title>` and `<textarea>`.
    static let text = Escaping(mask: controls | bit("&") | bit("<") | bit(">"))

    /// In an attribute's value, whichever quotes it has.
    static let attribute = Escaping(mask: text.mask | bit("\"") | bit("'"))

    private static let controls: UInt64 = 0xFFFF_FFFF & ~(bit("\t") | bit("\n") | bit("\u{0C}") | bit("\r"))

    private static func bit(_ scalar: Unicode.Scalar) -> UInt64 {
        1 << UInt64(scalar.value)
    }

    /// Quick: false for every byte that can be copied without a further look.
    func isSuspicious(_ byte: UInt8) -> Bool {
        switch byte {
        case ..<0x40: mask >> UInt64(byte) & 1 == 1
        case ..<0x80: byte == 0x7F
        // The first bytes of U+0080–U+00BF and of everything from U+F000 on.
        default: byte == 0xC2 || byte >= 0xEF
        }
    }

    /// What to write in place of the suspicious byte at `index` and those that belong to it, and how many these
    /// are; nil when they turn out to be harmless.
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

    /// How many bytes the scalar at `index` has when a page may not contain it. The text is valid UTF-8, as that
    /// of every `String` is.
    private static func lengthOfForbiddenScalar(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
        switch text[index] {
        case 0xC2:
            // U+0080–U+009F, the controls of the second kind.
            return text[index + 1] < 0xA0 ? 2 : nil
        case 0xEF:
            // U+FDD0–U+FDEF, U+FFFE and U+FFFF.
            let isInBlock = text[index + 1] == 0xB7 && 0x90...0xAF ~= text[index + 2]
            let isLastOfPlane = text[index + 1] == 0xBF && text[index + 2] >= 0xBE
            return isInBlock || isLastOfPlane ? 3 : nil
        case 0xF0...:
            // U+1FFFE, U+1FFFF and so on: the last two of every further plane.
            let isLastOfPlane = text[index + 1] & 0x0F == 0x0F && text[index + 2] == 0xBF && text[index + 3] >= 0xBE
            return isLastOfPlane ? 4 : nil
        default:
            return nil
        }
    }
}

/// Markup of eight bytes at most, which is written in one step: somebody may send nothing but quotes.
struct ShortMarkup {
    /// The first byte in the lowest bits.
    let word: UInt64
    let length: Int

    static let ampersand = Self("&amp;")
    static let less = Self("&lt;")
    static let greater = Self("&gt;")
    static let quote = Self("&quot;")
    static let apostrophe = Self("&#39;")
    static let replacement = Self("\u{FFFD}")

    private init(_ text: String) {
        word = text.utf8.reversed().reduce(0) { $0 << 8 | UInt64($1) }
        length = text.utf8.count
    }
}

extension HTMLWriter {
    /// Copies runs of harmless bytes whole, which is most of any text.
    mutating func append(_ text: String, escaping: Escaping) {
        text.withBytes { append($0, escaping: escaping) }
    }

    private mutating func append(_ source: UnsafeBufferPointer<UInt8>, escaping: Escaping) {
        var start = 0
        var index = 0
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
        }
        append(UnsafeBufferPointer(rebasing: source[start...]))
    }
}
