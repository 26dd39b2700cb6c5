import Markup

/// How the body of a page is kept in its file.
enum SnapshotFormat: Hashable {
    /// The tree, pretty-printed.
    case html
    case xml(fileExtension: String)
    /// The bytes themselves.
    case text(fileExtension: String)
    case binary

    /// Chooses by the media type, without its parameters: `text/html; charset=utf-8` is HTML.
    init(mediaType: String) {
        let type = mediaType.prefix { $0 != ";" }.lowercased()
        self =
            switch type {
            case "text/html": .html
            case "image/svg+xml": .xml(fileExtension: "svg")
            case "text/xml", "application/xml": .xml(fileExtension: "xml")
            case "application/json": .text(fileExtension: "json")
            case "text/csv": .text(fileExtension: "csv")
            case "text/calendar": .text(fileExtension: "ics")
            case _ where type.hasSuffix("+xml"): .xml(fileExtension: "xml")
            case _ where type.hasSuffix("+json"): .text(fileExtension: "json")
            case _ where type.hasPrefix("text/"): .text(fileExtension: "txt")
            default: .binary
            }
    }

    var fileExtension: String {
        switch self {
        case .html: "html"
        case .xml(let fileExtension), .text(let fileExtension): fileExtension
        case .binary: "bin"
        }
    }

    /// Whether the file has the tree and not the bytes.
    var isTree: Bool {
        switch self {
        case .html, .xml: true
        case .text, .binary: false
        }
    }

    /// Returns the content of the file.
    ///
    /// - Throws: `MarkupError` if the page does not parse, `SnapshotError` if a mask or an omission does not fit.
    func body(of bytes: [UInt8], masks: [Mask], omissions: [Omission]) throws -> [UInt8] {
        switch self {
        case .html: return try tree(Document(html: bytes), masks, omissions)
        case .xml: return try tree(Document(xml: bytes), masks, omissions)
        case .text, .binary:
            let names = masks.filter(\.isOfTree).map { "mask “\($0.name)”" } + omissions.map { "omission “\($0.name)”" }
            if let name = names.first {
                throw SnapshotError("the \(name) has an XPath, but the page is neither HTML nor XML")
            }
            return bytes
        }
    }

    private func tree(_ document: consuming Document, _ masks: [Mask], _ omissions: [Omission]) throws -> [UInt8] {
        for mask in masks { try mask.apply(to: &document) }
        return Array(try omissions.printed(document).utf8)
    }
}
