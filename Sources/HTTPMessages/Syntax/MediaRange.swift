import PlainBytes

/// A member of `Accept`: a range of media types, and its weight (RFC 9110, section 12.5.1).
struct MediaRange {
    /// In small letters, without parameters.
    let name: [UInt8]
    /// In thousandths; 0 for a type that the client rejects.
    let weight: Int

    init(_ member: Substring.UTF8View) {
        let parts = member.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        name = (parts.first ?? member).filter { !$0.isHTTPSpace }.map(\.lowercasedASCII)
        weight = parts.dropFirst().lazy.compactMap { Self.weight($0) }.first ?? 1000
    }

    func matches(_ text: StaticString) -> Bool { text.withUTF8Buffer { name.elementsEqual($0) } }

    /// The weight of a parameter in thousandths; nil for any other parameter.
    private static func weight(_ parameter: Substring.UTF8View) -> Int? {
        let bytes = parameter.filter { !$0.isHTTPSpace }
        guard bytes.count >= 2, bytes[0].lowercasedASCII == UInt8(ascii: "q"), bytes[1] == UInt8(ascii: "=") else {
            return nil
        }
        return AcceptEncoding.weight(bytes)
    }
}
