public import AlmanacValues
import PlainBytes

/// The decoded path and query of an address: the step between the bytes of a request and a `Place`.
public struct Address: Hashable, Sendable {
    /// The path's segments, percent-decoded; empty for `/`.
    public var segments: [String]
    /// The query's items in order, form-decoded: `+` is a space.
    public var query: [QueryItem]
    /// The language that the address begins with: German for `/de/holidays`, English without one.
    public var language = Language.english

    public struct QueryItem: Hashable, Sendable {
        public let name: String
        public let value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    public init(segments: [String], query: [QueryItem] = []) {
        self.segments = segments
        self.query = query
    }
}

/// Why an address could not be decoded. An address that can be decoded but matches no page is
/// `PlaceProblem.unknown`.
public enum AddressProblem: Error, Hashable, Sendable {
    /// A `%` that is not followed by two hexadecimal digits.
    case brokenPercentEncoding
    /// The decoded bytes are not UTF-8.
    case notUTF8
    /// The decoded text contains a control character, such as NUL.
    case controlCharacter
    /// The request target has more bytes than the limit.
    case tooLong(limit: Int)
}

extension Address {
    /// The maximum length of a request target, in bytes. It exceeds every address the site prints, and leaves room
    /// for a search text that is too long, so that the search page itself can say so.
    public static let longestTarget = 40_000

    /// The longest search text, in Unicode scalars, that the address of a detail carries for the way back to the list. A
    /// list finds nothing for a longer one.
    static let longestOrigin = 100

    /// The number of path segments and query items that are parsed; the rest is ignored. Both limits exceed what any
    /// place needs, so a longer address is unknown or redirects to an address without the excess.
    private static let most = (segments: 8, items: 64)

    /// Parses a request target in origin form (RFC 9112, section 3.2.1). Empty path segments are dropped:
    /// `//a/` parses as `/a`, and the caller redirects to the printed address.
    public init(target: some StringProtocol) throws(AddressProblem) {
        guard target.utf8.count <= Self.longestTarget else { throw .tooLong(limit: Self.longestTarget) }
        let target = String(target)
        let bytes = target.utf8.span
        let pathEnd = bytes.firstIndex(of: UInt8(ascii: "?"), in: bytes.indices)
        segments = []
        for range in bytes.parts(of: 0..<pathEnd, separatedBy: UInt8(ascii: "/"), most: Self.most.segments) {
            segments.append(try Self.decoded(bytes, range, plusIsSpace: false))
        }
        // Only as the site writes it: `/DE` is a guess at the address of Germany. See also `inLanguageOfAnotherCase`.
        if let spoken = segments.first.flatMap({ $0.utf8.count == 2 ? Language(code: $0) : nil }) {
            language = spoken
            segments.removeFirst()
        }
        query = []
        let items = min(pathEnd + 1, bytes.count)..<bytes.count
        for range in bytes.parts(of: items, separatedBy: UInt8(ascii: "&"), most: Self.most.items) {
            let sign = bytes.firstIndex(of: UInt8(ascii: "="), in: range)
            query.append(
                QueryItem(
                    try Self.decoded(bytes, range.lowerBound..<sign, plusIsSpace: true),
                    try Self.decoded(bytes, min(sign + 1, range.upperBound)..<range.upperBound, plusIsSpace: true)))
        }
    }

    /// The address without its first segment, which is the code of a language with letters of another case: in German for
    /// `/DE/holidays`. Nil without such a segment, and if there is nothing else: `/DE` may also be the code of a country.
    public var inLanguageOfAnotherCase: Address? {
        guard segments.count > 1, let code = segments.first.map({ Text($0) }), code.utf8.count == 2,
            let spoken = Language(code: code.lowercasedWord.string), language == .english,
            !spoken.facts.code.utf8.elementsEqual(code.utf8)
        else { return nil }
        var address = Address(segments: Array(segments.dropFirst()), query: query)
        address.language = spoken
        return address
    }

    private static func decoded(
        _ bytes: Span<UInt8>, _ range: Range<Int>, plusIsSpace: Bool
    ) throws(AddressProblem) -> String {
        let part = bytes.extracting(range)
        let text: String?
        if PercentCoding.isEncoded(part, plusIsSpace: plusIsSpace) {
            guard let decoded = PercentCoding.decoded(part, plusIsSpace: plusIsSpace, broken: .reject) else {
                throw .brokenPercentEncoding
            }
            text = String(validating: decoded, as: UTF8.self)
        } else {
            do { text = String(copying: try UTF8Span(validating: part)) } catch { text = nil }
        }
        guard let text else { throw .notUTF8 }
        guard !hasControl(text.utf8.span) else { throw .controlCharacter }
        return text
    }

    /// Whether the text has a character of Unicode's general category Cc: the control characters of ASCII (C0), DEL, and
    /// C1, which are U+0080 to U+009F.
    private static func hasControl(_ bytes: Span<UInt8>) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            // Only the beginning is read word by word: in text outside ASCII that would be in vain.
            var index = WordScan.countOfVisible(in: bytes)
            while index < bytes.count {
                let byte = bytes[index]
                if byte < 0x20 || byte == 0x7F { return true }
                if byte == 0xC2, index + 1 < bytes.count, bytes[index + 1] < 0xA0 { return true }
                index += 1
            }
            return false
        }
    }
}

extension Span<UInt8> {
    /// Returns the first `most` non-empty parts between separators.
    fileprivate func parts(of range: Range<Int>, separatedBy separator: UInt8, most: Int) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        while parts.count < most {
            while start < range.upperBound, self[start] == separator { start += 1 }
            guard start < range.upperBound else { break }
            let end = firstIndex(of: separator, in: start..<range.upperBound)
            parts.append(start..<end)
            start = end
        }
        return parts
    }
}
