import PlainBytes

/// The languages that a client prefers (RFC 9110, section 12.5.4), for a site that has some of them.
package struct AcceptedLanguages {
    /// The ranges that the client names, the most preferred first; of equal ones the first.
    private let ranges: [Range]

    private struct Range {
        /// In small letters.
        let tag: [UInt8]
        /// In thousandths; 0 for a language that the client refuses.
        let weight: Int
    }

    /// The number of members that are read, including empty ones, and the longest range, in bytes.
    private static let most = 32
    private static let longestRange = 35

    package init(_ value: HeaderValue?) {
        var ranges: [Range] = []
        for member in value?.utf8.split(separator: UInt8(ascii: ","), maxSplits: Self.most).prefix(Self.most) ?? [] {
            let parts = member.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
            let tag = (parts.first ?? member).filter { !$0.isHTTPSpace }.map(\.lowercasedASCII)
            guard !tag.isEmpty, tag.count <= Self.longestRange else { continue }
            let weight = parts.dropFirst().first.map { AcceptEncoding.weight($0) } ?? 1000
            ranges.append(Range(tag: tag, weight: weight))
        }
        // `sort` is stable.
        self.ranges = ranges.sorted { $0.weight > $1.weight }
    }

    /// Returns the position of the language to show: the one that matches the most preferred range (RFC 4647, section
    /// 3.4, lookup: "de-AT" matches "de"). Nil if the client names none of them.
    ///
    /// `*` matches none: a client that accepts anything states no preference.
    ///
    /// - Parameter codes: the languages of the site, in small letters: "de", "zh".
    package func first(of codes: [String]) -> Int? {
        for range in ranges where range.weight > 0 {
            let language = Self.current(range.tag.prefix { $0 != UInt8(ascii: "-") })
            guard let index = codes.firstIndex(where: { language.elementsEqual($0.utf8) }), !refuses(range.tag) else {
                continue
            }
            return index
        }
        return nil
    }

    private func refuses(_ tag: [UInt8]) -> Bool { ranges.contains { $0.weight == 0 && $0.tag == tag } }

    /// Returns the current code of a language: old versions of Java and Android send the codes from before 1989.
    private static func current(_ code: ArraySlice<UInt8>) -> [UInt8] {
        code.elementsEqual("iw".utf8) ? Array("he".utf8) : Array(code)
    }
}
