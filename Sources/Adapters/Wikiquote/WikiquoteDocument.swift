import AlmanacValues
public import Documents
public import Entities
import Markup

/// Maps a page of the English Wikiquote, in Parsoid's HTML (MediaWiki, Specs/HTML 2), to entities.
///
/// An outer list item is a quotation, and the items nested in it are its source. Each dialogue is one quotation.
///
/// Authors are never guessed. On the page of a person, all quotations are that person's, except for those about the
/// person. On other pages the author is at the beginning of the source: a link, or text in the form of a name
/// (``WikiquoteName``). Otherwise the author is unknown. The work is the title in italics that begins the source or the
/// heading, or else the whole source.
///
/// Quotations that may not be genuine are skipped: those in sections of disputed, misattributed, misquoted, unsourced
/// and merely attributed quotations. The entities have no field to mark them. Also skipped are sections without
/// quotations (see also, external links, cast, notes, references), everything before the first heading, and quotations
/// of more than 3,000 Unicode scalars.
///
/// HTML has no schema to validate against. Pages in other languages are rejected, because the headings that separate
/// genuine quotations from others are known only in English.
public enum WikiquoteDocument {
    private static let limit = 10_000

    /// Returns the quotations of a page, in page order and without duplicates.
    ///
    /// - Parameter title: the requested title. The title in the page, which differs after a redirect, takes precedence.
    /// - Throws: a ``DocumentFailure`` for a page without quotations, with more than 10,000, or in a language other
    ///   than English.
    public static func quotations(
        _ bytes: [UInt8], title: String, label: DocumentLabel
    ) throws(DocumentFailure) -> [Quotation] {
        let document = try label.html(bytes)
        let root = document.root
        let page = WikiquotePage(root, title: title)
        guard page.isEnglish else {
            throw label.inconsistent(root.line, "the document is not in English, so its headings are unknown")
        }
        var walk = WikiquoteWalk(page)
        walk.visit(root)
        guard !walk.quotations.isEmpty else { throw label.inconsistent(root.line, "the document has no quotations") }
        guard walk.quotations.count <= limit else {
            throw label.inconsistent(root.line, "more than \(limit) quotations")
        }
        return walk.quotations
    }
}
