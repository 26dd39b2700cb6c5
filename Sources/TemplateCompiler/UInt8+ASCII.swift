import PlainBytes

/// ASCII characters, the only ones with a meaning in a template.
extension UInt8 {
    /// Whether the byte is white space of HTML (Infra Standard, section 4.6 "ASCII whitespace").
    var isSpace: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\t") || self == 0x0C
    }

    /// Whether the byte is a space or a tab, which indent a line.
    var isIndentation: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t")
    }

    var lowercasedText: String {
        String(UnicodeScalar(lowercasedASCII))
    }
}
