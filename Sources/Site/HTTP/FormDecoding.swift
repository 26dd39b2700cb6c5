import AlmanacValues
import HTTPMessages
import PlainBytes
import Support
import VIPER

extension Form {
    /// The media type of a form's body, in lower case.
    static let mediaType = "application/x-www-form-urlencoded"

    private static let mostFields = 64

    /// Decodes the body of a form (WHATWG URL, section 5.1).
    ///
    /// As in that standard, nothing is an error: a `%` without two digits stays, and bytes that are not UTF-8 become
    /// U+FFFD. A value that makes no sense is reported at its field, because an error page would lose all others.
    /// Fields beyond the first 64 are ignored; no form of ours has that many.
    init(urlEncoded bytes: [UInt8]) {
        self.init(
            bytes.split(separator: UInt8(ascii: "&"), maxSplits: Self.mostFields).prefix(Self.mostFields).map { item in
                let sides = item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
                return Field(Self.decoded(sides[0]), sides.count == 2 ? Self.decoded(sides[1]) : "")
            })
    }

    /// Whether a body with this `Content-Type` is a form's. Parameters of the media type do not matter.
    static func isMediaType(_ contentType: HeaderValue?) -> Bool {
        guard let contentType else { return false }
        let type = contentType.halves(at: ";")?.before ?? contentType
        return type.trimmed.matches(mediaType, ignoringCase: true)
    }

    private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        let decoded = PercentCoding.decoded(bytes.span, plusIsSpace: true, broken: .keep) ?? []
        if let text = String(validating: decoded, as: UTF8.self) { return text }
        // Repairing a byte takes as long as reading fifty, and no value that needs repair is accepted. Keep just enough
        // to show what was sent.
        return String(decoding: decoded.prefix(longestRepair), as: UTF8.self)
    }

    /// In bytes.
    private static let longestRepair = 256
}
