/// ASCII, the only characters that mean something in a template.
extension UInt8 {
    /// White space of HTML (Infra Standard, section 4.6 "ASCII whitespace").
    var isSpace: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\t") || self == 0x0C
    }

    /// Space or tab, which indent a line.
    var isIndentation: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t")
    }

    /// An ASCII letter.
    var isLetter: Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= self || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self
    }

    var isDigit: Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
    }

    /// In lower case if it is an ASCII letter.
    var lowercased: UInt8 {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self
    }

    var lowercasedText: String {
        String(UnicodeScalar(lowercased))
    }
}
