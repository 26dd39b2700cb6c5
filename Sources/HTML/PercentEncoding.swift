extension String {
    /// Appends `text` as UTF-8, with every byte percent-encoded that RFC 3986, section 2.3, does not call
    /// unreserved.
    ///
    /// That is more than any part of an address asks for, and therefore right in all of them: a space is `%20`,
    /// a plus sign `%2B`, in a path as in a query.
    mutating func appendPercentEncoded(_ text: some StringProtocol) {
        // Most parts of addresses have nothing to encode: they go over whole, which costs a tenth.
        guard let first = text.utf8.firstIndex(where: { !$0.isUnreserved }) else { return append(contentsOf: text) }
        append(contentsOf: text[..<first])
        var encoded: [UInt8] = []
        for byte in text.utf8[first...] {
            if byte.isUnreserved {
                encoded.append(byte)
            } else {
                encoded += [UInt8(ascii: "%"), Self.hexadecimalDigit(byte >> 4), Self.hexadecimalDigit(byte & 0x0F)]
            }
        }
        append(contentsOf: String(decoding: encoded, as: UTF8.self))
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
