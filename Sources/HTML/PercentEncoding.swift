extension String {
    /// Appends `text` as UTF-8, with every byte percent-encoded that RFC 3986, section 2.3, does not call
    /// unreserved.
    ///
    /// That is more than any part of an address asks for, and therefore right in all of them: a space is `%20`,
    /// a plus sign `%2B`, in a path as in a query.
    mutating func appendPercentEncoded(_ text: some StringProtocol) {
        for byte in text.utf8 {
            if byte.isUnreserved {
                unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                append("%")
                unicodeScalars.append(Unicode.Scalar(Self.hexadecimalDigit(byte >> 4)))
                unicodeScalars.append(Unicode.Scalar(Self.hexadecimalDigit(byte & 0x0F)))
            }
        }
    }

    /// Upper case, as RFC 3986, section 2.1, asks of those who print.
    private static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
}

extension UInt8 {
    /// An ASCII letter or digit.
    var isAlphanumeric: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        default: isDigit
        }
    }

    var isDigit: Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
    }

    var isHexadecimalDigit: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): true
        default: isDigit
        }
    }

    /// RFC 3986, section 2.3
    var isUnreserved: Bool {
        switch self {
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
        default: isAlphanumeric
        }
    }
}
