import Almanac
import VIPER

extension Form {
    /// The media type of what a form sends, in lower case.
    static let mediaType = "application/x-www-form-urlencoded"

    private static let mostFields = 64

    /// Reads what a form sent (WHATWG URL, section 5.1).
    ///
    /// As that standard has it nothing is an error here: a `%` without two digits stays as it is, and what is no
    /// UTF-8 becomes U+FFFD. Whether a value makes sense is said at its field, and not by an error page that
    /// loses all others. More fields than any form of ours has are not read.
    init(urlEncoded bytes: [UInt8]) {
        self.init(
            bytes.split(separator: UInt8(ascii: "&"), maxSplits: Self.mostFields).prefix(Self.mostFields).map { item in
                let sides = item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
                return Field(Self.decoded(sides[0]), sides.count == 2 ? Self.decoded(sides[1]) : "")
            })
    }

    /// Whether a body with this `Content-Type` is a form's: its parameters do not matter.
    static func isMediaType(_ contentType: HeaderValue?) -> Bool {
        guard let contentType else { return false }
        let type = contentType.halves(at: ";")?.before ?? contentType
        return type.trimmed.matches(mediaType, ignoringCase: true)
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
                if index + 2 < bytes.endIndex, let high = bytes[index + 1].hexadecimalValue,
                    let low = bytes[index + 2].hexadecimalValue
                {
                    decoded.append(high << 4 | low)
                    index += 2
                } else {
                    decoded.append(bytes[index])
                }
            case let byte:
                decoded.append(byte)
            }
            index += 1
        }
        if let text = String(validating: decoded, as: UTF8.self) { return text }
        // To repair a byte costs as much as to read fifty, and no value that needs it is accepted: no more of it is
        // kept than shows what was sent.
        return String(decoding: decoded.prefix(longestRepair), as: UTF8.self)
    }

    /// In bytes.
    private static let longestRepair = 256
}
