import VIPER

extension Form {
    /// The media type of what a form sends, in lower case.
    static let mediaType = "application/x-www-form-urlencoded"

    /// Reads what a form sent (WHATWG URL, section 5.1).
    ///
    /// As that standard has it nothing is an error here: a `%` without two digits stays as it is, and what is no
    /// UTF-8 becomes U+FFFD. Whether a value makes sense is said at its field, and not by an error page that
    /// loses all others.
    init(urlEncoded bytes: [UInt8]) {
        self.init(
            bytes.split(separator: UInt8(ascii: "&")).map { item in
                let sides = item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
                return Field(Self.decoded(sides[0]), sides.count == 2 ? Self.decoded(sides[1]) : "")
            })
    }

    /// Whether a body with this `Content-Type` is a form's: its parameters do not matter.
    static func isMediaType(_ contentType: String?) -> Bool {
        guard let type = contentType?.split(separator: ";", omittingEmptySubsequences: false).first
        else { return false }
        return type.lowercased().filter { $0 != " " && $0 != "\t" } == mediaType
    }

    private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            switch bytes[index] {
            case UInt8(ascii: "+"):
                decoded.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                if let byte = escaped(bytes[index...].dropFirst().prefix(2)) {
                    decoded.append(byte)
                    index += 2
                } else {
                    decoded.append(bytes[index])
                }
            case let byte:
                decoded.append(byte)
            }
            index += 1
        }
        return String(decoding: decoded, as: UTF8.self)
    }

    /// The byte that two hexadecimal digits stand for. (`UInt8(_:radix:)` would take a sign too.)
    private static func escaped(_ digits: ArraySlice<UInt8>) -> UInt8? {
        let values = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        guard values.count == 2 else { return nil }
        return UInt8(values[0] << 4 | values[1])
    }
}
