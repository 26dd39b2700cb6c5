import PlainBytes

/// Whether a client that sends this `Accept` reads JSON rather than a page (RFC 9110, section 12.5.1).
///
/// Only problems depend on it: what an address has is decided by its extension.
package struct AcceptedTypes {
    /// True if JSON has the greater weight, or the same and is the only one of the two that is named: libraries for
    /// scripts send `application/json, text/plain, */*`.
    package private(set) var prefersJSON = false

    /// The number of members that are read, including empty ones.
    private static let most = 64

    package init(_ value: HeaderValue?) {
        guard let value else { return }
        var (json, page) = (Preference(), Preference())
        for member in value.utf8.split(separator: UInt8(ascii: ","), maxSplits: Self.most).prefix(Self.most) {
            let parts = member.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
            guard let range = parts.first else { continue }
            let name = range.filter { !$0.isHTTPSpace }.map(\.lowercasedASCII)
            let weight = parts.dropFirst().lazy.compactMap { Self.weight($0) }.first ?? 1000
            json.read(name, weight, type: "application", subtypes: ["json", "problem+json"])
            page.read(name, weight, type: "text", subtypes: ["html"])
            // All of “application” means data, not pages.
            if !name.elementsEqual("application/*".utf8) {
                page.read(name, weight, type: "application", subtypes: ["xhtml+xml"])
            }
        }
        guard json.weight > 0 else { return }
        prefersJSON = json.weight > page.weight || (json.weight == page.weight && json.isNamed && !page.isNamed)
    }

    /// The weight of a parameter in thousandths; nil for any other parameter.
    private static func weight(_ parameter: some Sequence<UInt8>) -> Int? {
        let bytes = parameter.filter { !$0.isHTTPSpace }
        guard bytes.count >= 2, bytes[0].lowercasedASCII == UInt8(ascii: "q"), bytes[1] == UInt8(ascii: "=")
        else { return nil }
        return AcceptEncoding.weight(bytes)
    }
}

/// The weight that a client gives to a media type: that of the most specific range, which is the type itself, or all
/// subtypes, or everything.
private struct Preference {
    private var exact: Int?
    private var ofType: Int?
    private var any: Int?

    var isNamed: Bool { exact != nil }
    var weight: Int { exact ?? ofType ?? any ?? 0 }

    mutating func read(_ range: [UInt8], _ weight: Int, type: StaticString, subtypes: [String]) {
        if range.elementsEqual("*/*".utf8) {
            any = max(any ?? 0, weight)
        } else if range.elementsEqual("\(type)/*".utf8) {
            ofType = max(ofType ?? 0, weight)
        } else if subtypes.contains(where: { range.elementsEqual("\(type)/\($0)".utf8) }) {
            exact = max(exact ?? 0, weight)
        }
    }
}
