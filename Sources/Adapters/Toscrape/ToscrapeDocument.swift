import AlmanacValues
public import Documents
import Entities
import Markup
import PlainBytes

/// Maps the HTML of quotes.toscrape.com to entities.
///
/// HTML has no schema to validate against, and the parser repairs the errors in the site's HTML. A quotation without an
/// author is anonymous. Skipped are quotations without text, with more than 3,000 Unicode scalars, and with a tag that
/// marks them as doubtful ("misattributed-mark-twain", "attributed-no-source").
public enum ToscrapeDocument {
    /// The maximum number of quotations on a page.
    private static let limit = 1000
    /// The maximum lengths of a quotation and of an author's name, in scalars.
    private static let longest = 3000
    private static let longestName = 1000

    private static let quotes = XPath("//div[contains(concat(' ', normalize-space(@class), ' '), ' quote ')]")
    private static let text = XPath(
        ".//span[@itemprop='text' or contains(concat(' ', normalize-space(@class), ' '), ' text ')]")
    private static let author = XPath(".//small[contains(concat(' ', normalize-space(@class), ' '), ' author ')]")
    private static let tags = XPath(".//a[contains(concat(' ', normalize-space(@class), ' '), ' tag ')]")
    private static let next = XPath("//li[contains(concat(' ', normalize-space(@class), ' '), ' next ')]/a[@href]")

    /// Returns the quotations of a page and the link to the next one.
    ///
    /// - Throws: a ``DocumentFailure`` for a page without quotations, with more than 1,000, or with a next page on
    ///   another host.
    public static func page(_ bytes: [UInt8], label: DocumentLabel) throws(DocumentFailure) -> QuotationPage {
        let document = try label.html(bytes)
        let microdata = Microdata(label: label)
        let root = document.root
        var quotations: [Quotation] = []
        var ids: Set<QuotationID> = []
        var elements = try microdata.all(quotes, in: root)
        guard elements.count <= limit else {
            throw label.inconsistent(root.line, "more than \(limit) quotations")
        }
        while let element = elements.next() {
            guard let quotation = try quotation(element, microdata), ids.insert(quotation.id).inserted else { continue }
            quotations.append(quotation)
        }
        guard !quotations.isEmpty else { throw label.inconsistent(root.line, "the document has no quotations") }
        return QuotationPage(quotations, next: try nextPath(root, microdata))
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

    /// Removes the quotation marks that the site puts around each text; our pages add their own.
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
            throw microdata.label.inconsistent(
                link.line, "the next page \"\(UpstreamText.excerpt(path, limit: 60))\" is not a path of the same host")
        }
        return path
    }

    /// Whether the text is an absolute path (RFC 3986, section 3.3) with an optional query, of at most 200 bytes.
    /// Rejects "//host", and every character that a URL parser might take for a slash or drop.
    private static func isPathOfHost(_ text: String) -> Bool {
        let isMadeOfPath = text.utf8.allSatisfy { byte in
            byte.isASCIILetterOrDigit || "-._~/%?=&+:,;@!$'()*".utf8.contains(byte)
        }
        return isMadeOfPath && text.hasPrefix("/") && !text.hasPrefix("//") && text.utf8.count <= 200
    }
}
