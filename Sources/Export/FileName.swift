import AlmanacValues
import Places
import PlainBytes

/// The name of the file for an address, below the folder of the export.
///
/// | Address | File |
/// |---|---|
/// | `/` | `index.html` |
/// | `/holidays/DE/2026` | `holidays/DE/2026.html` |
/// | `/holidays/DE/2026?region=BY` | `holidays/DE/2026/region=BY.html` |
/// | `/holidays/DE/2026.ics` | `holidays/DE/2026.ics` |
/// | `/holidays/DE.ics?region=BY` | `holidays/DE/region=BY.ics` |
/// | `/de/holidays/DE/2026` | `de/holidays/DE/2026.html` |
///
/// Two addresses never have the same file: no address has a segment such as `region=BY`.
enum FileName {
    /// Returns the name; throws if a part of the address cannot be the name of a file.
    static func name(of address: Address, target: String, mediaType: String) throws(ExportFailure) -> String {
        var parts = address.path.map(\.string)
        for part in parts where !isSafe(part) { throw .unsafeName(target) }
        let language = address.language == .english ? [] : [address.language.facts.code]
        guard let last = parts.popLast() else {
            guard !hasQuery(address) else { throw .unsafeName(target) }
            return (language + ["index.html"]).joined(separator: "/")
        }
        parts = language + parts
        let whole = last + ending(of: last, mediaType)
        if !hasQuery(address) { return (parts + [whole]).joined(separator: "/") }
        guard let variant = variant(of: address), let dot = whole.lastIndex(of: ".") else { throw .unsafeName(target) }
        return (parts + [String(whole[..<dot]), variant]).joined(separator: "/") + whole[dot...]
    }

    static func hasQuery(_ address: Address) -> Bool { !address.query.isEmpty }

    /// Returns the name of the page of a filter or an order, without the ending; nil unless the query is exactly one.
    static func variant(of address: Address) -> String? {
        guard address.query.count == 1, let item = address.query.first, ["type", "region", "by"].contains(item.name),
            !item.value.isEmpty, item.value.utf8.count <= 64,
            item.value.utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") })
        else { return nil }
        return "\(item.name)=\(item.value)"
    }

    /// Whether a segment can be the name of a file. A name that begins with a dot is hidden, or leads elsewhere.
    private static func isSafe(_ part: String) -> Bool {
        let bytes = part.utf8
        return !bytes.isEmpty && bytes.count <= 240 && bytes.first != UInt8(ascii: ".")
            && bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "\\") }
    }

    /// The extension that tells a web server the media type; empty if the address has it.
    private static func ending(of segment: String, _ mediaType: String) -> String {
        let known = endings.first { mediaType.utf8.starts(with: $0.type.utf8) }
        guard let known else { return "" }
        if known.alternatives.contains(where: { segment.utf8.suffix($0.utf8.count).elementsEqual($0.utf8) }) {
            return ""
        }
        return known.alternatives[0]
    }

    private static let endings: [(type: String, alternatives: [String])] = [
        ("text/html", [".html"]), ("image/svg+xml", [".svg"]), ("image/png", [".png"]),
        ("image/jpeg", [".jpg", ".jpeg"]), ("image/webp", [".webp"]), ("application/json", [".json"]),
        ("text/css", [".css"]), ("text/javascript", [".js"]), ("application/xml", [".xml", ".xsd"]),
        ("text/csv", [".csv"]), ("text/calendar", [".ics"]), ("text/vcard", [".vcf"]),
        ("application/atom+xml", [".atom"]), ("text/plain", [".txt"]),
    ]
}
