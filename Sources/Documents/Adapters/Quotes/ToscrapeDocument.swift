public import Almanac
import Markup

/// A page of quotes.toscrape.com, or of a site built like it.
public struct ToscrapePage: Hashable, Sendable {
    /// In the page's order, each once.
    public let quotations: [Quotation]
    /// The path of the next page on the same host, beginning with "/"; nil on the last one. Pages may lead in a
    /// circle: whoever follows them has to count.
    public let next: String?
}

/// From the HTML of quotes.toscrape.com to entities.
///
/// HTML has no schema that could say what is there, and the site's has mistakes, which are repaired. A quote without
/// author is anonymous. Left out is one without text, one of more than 3,000 characters, and one with a tag that says
/// that somebody else said it, or nobody ("misattributed-mark-twain", "attributed-no-source").
public enum ToscrapeDocument {
    private static let limit = 1000
    /// In scalars.
    private static let longest = 3000
    private static let longestName = 1000

    private static let quotes = XPath("//div[contains(concat(' ', normalize-space(@class), ' '), ' quote ')]")
    private static let text = XPath(
        ".//span[@itemprop='text' or contains(concat(' ', normalize-space(@class), ' '), ' text ')]")
    private static let author = XPath(".//small[contains(concat(' ', normalize-space(@class), ' '), ' author ')]")
    private static let tags = XPath(".//a[contains(concat(' ', normalize-space(@class), ' '), ' tag ')]")
    private static let next = XPath("//li[contains(concat(' ', normalize-space(@class), ' '), ' next ')]/a[@href]")

    /// - Throws: a ``DocumentFailure`` for a page without a single quotation, one with more than 1,000, and one that
    ///   leads to another host.
    public static func page(_ bytes: [UInt8], origin: DocumentOrigin) throws(DocumentFailure) -> ToscrapePage {
        let document = try origin.html(bytes)
        let microdata = Microdata(origin: origin)
        let root = document.root
        var quotations: [Quotation] = []
        var ids: Set<PlaceID> = []
        var elements = try microdata.all(quotes, in: root)
        guard elements.count <= limit else {
            throw origin.inconsistent(root.line, "there are more than \(limit) quotations in it")
        }
        while let element = elements.next() {
            guard let quotation = try quotation(element, microdata), ids.insert(quotation.id).inserted else { continue }
            quotations.append(quotation)
        }
        guard !quotations.isEmpty else { throw origin.inconsistent(root.line, "there is no quotation in it") }
        return ToscrapePage(quotations: quotations, next: try nextPath(root, microdata))
    }

    private static func quotation(
        _ element: borrowing Element, _ microdata: Microdata
    ) throws(DocumentFailure) -> Quotation? {
        guard let text = try microdata.localized(text, in: element), text.text.unicodeScalars.count <= longest,
            try !isDoubted(element, microdata)
        else { return nil }
        let author = try microdata.text(author, in: element).map { UpstreamText.cut($0, to: longestName) }
        return Quotation(
            text: LocalizedText(unquoted(text.text), language: UpstreamText.language(text.language)),
            author: author.map { Quotation.Author(upstream: $0) })
    }

    private static func isDoubted(
        _ element: borrowing Element, _ microdata: Microdata
    ) throws(DocumentFailure) -> Bool {
        var tags = try microdata.all(tags, in: element)
        while let tag = tags.next() {
            if Genuineness.isDoubted(tag.text) { return true }
        }
        return false
    }

    /// The site puts quotation marks around each text; pages here have their own.
    private static func unquoted(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard scalars.count > 2, scalars.first == "\u{201C}", scalars.last == "\u{201D}" else { return text }
        return String(String.UnicodeScalarView(scalars.dropFirst().dropLast()))
    }

    private static func nextPath(
        _ root: borrowing Element, _ microdata: Microdata
    ) throws(DocumentFailure) -> String? {
        guard let link = try microdata.first(next, in: root) else { return nil }
        let path = link.attribute("href") ?? ""
        guard isPathOfHost(path) else {
            throw microdata.origin.inconsistent(
                link.line, "the next page “\(UpstreamText.excerpt(path, limit: 60))” is not a path of the same host")
        }
        return path
    }

    /// An absolute path (RFC 3986, 3.3) and perhaps a query: not "//host", and nothing that a reader of addresses
    /// might take for a slash or drop.
    private static func isPathOfHost(_ text: String) -> Bool {
        let isMadeOfPath = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: "-._~/%?=&+:,;@!$'()*".utf8.contains(byte)
            }
        }
        return isMadeOfPath && text.hasPrefix("/") && !text.hasPrefix("//") && text.utf8.count <= 200
    }
}
