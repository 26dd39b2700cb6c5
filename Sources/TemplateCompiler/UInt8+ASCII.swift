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

    /// Whether the byte is an ASCII letter.
    var isLetter: Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= self || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self
    }

    var isDigit: Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
    }

    /// The byte in lower case if it is an ASCII letter, else unchanged.
    var lowercased: UInt8 {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self
    }

    var lowercasedText: String {
        String(UnicodeScalar(lowercased))
    }
}
