import PlainBytes

/// The documents that the site is made of, for another Almanac to read.
public enum DocumentsPlace: Hashable, Sendable {
    /// `/documents.json`: what there is.
    case index
    /// `/documents/holidays/DE.xml`, by its name: "holidays/DE.xml". There need not be a document with that name.
    case document(String)
}

extension DocumentsPlace: Section {
    init(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        let names = rest.map(\.string)
        guard names.count <= Self.deepest, names.allSatisfy(Self.isName) else { throw .unknown }
        try address.allow(.none)
        self = names.isEmpty ? .index : .document(names.joined(separator: "/"))
    }

    /// The most segments of a name: "sides/light/list.xml" has 3.
    private static let deepest = 3
    /// The longest segment of a name, in bytes.
    private static let longest = 40

    /// Whether a segment is that of a file's name: ASCII letters, digits, hyphens and dots, and no dot at the beginning.
    private static func isName(_ segment: String) -> Bool {
        guard 1...longest ~= segment.utf8.count, segment.utf8.first != UInt8(ascii: ".") else { return false }
        return segment.utf8.allSatisfy {
            $0.isASCIILetterOrDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
        }
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        switch self {
        case .index: parts.segment("documents.json")
        case .document(let name):
            parts.segment("documents")
            for part in name.utf8.split(separator: UInt8(ascii: "/")) { parts.segment(String(Substring(part))) }
        }
    }

    var caching: Caching { .shared }
    /// Long documents, whose compression takes milliseconds.
    var work: Work { .much }
}

extension Address {
    /// Whether the address is below the path of the documents, even if there is nothing at it.
    var isOfDocuments: Bool { path.first?.lowercasedWord == "documents" }
}
