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
            let range = MediaRange(member)
            let (name, weight) = (range.name, range.weight)
            json.read(name, weight, type: "application", subtypes: ["json", "problem+json"])
            page.read(name, weight, type: "text", subtypes: ["html"])
            // All of “application” means data, not pages.
            if !range.matches("application/*") {
                page.read(name, weight, type: "application", subtypes: ["xhtml+xml"])
            }
        }
        guard json.weight > 0 else { return }
        prefersJSON = json.weight > page.weight || (json.weight == page.weight && json.isNamed && !page.isNamed)
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
