public import Almanac
import Markup

/// From a page of the English Wikiquote, as Parsoid writes it (MediaWiki, Specs/HTML 2), to entities.
///
/// The outer item of a list is a quotation, what is nested in it its source; of dialogues each is one quotation.
/// Nothing is made up: on the page of a person, the quotations are that person's, save for those about the person;
/// elsewhere the author is the one whom the source begins with: by a link, or by what has the form of a name
/// (``WikiquoteName``). Without either the author is unknown. The work is the title in italics that the source, or the heading, begins with, or else the source as it stands.
///
/// Left out is what must not pass for genuine: sections on disputed, misattributed, misquoted, unsourced and merely
/// attributed quotations. Entities have no place for such a mark. Left out too are sections without quotations (see
/// also, external links, cast, notes, references), what stands before the first heading, and quotations of more than
/// 3,000 characters.
///
/// HTML has no schema that could say what is there. A page in another language is refused: the headings by which
/// genuine quotations are told from others are known in English only.
public enum WikiquoteDocument {
    private static let limit = 10_000

    /// The page's quotations in its order, each once.
    ///
    /// - Parameter title: what was asked for. The page's own title, which differs after a redirect, comes first.
    /// - Throws: a ``DocumentFailure`` for a page without a single quotation, with more than 10,000, or in another
    ///   language than English.
    public static func quotations(
        _ bytes: [UInt8], title: String, origin: DocumentOrigin
    ) throws(DocumentFailure) -> [Quotation] {
        let document = try origin.html(bytes)
        let root = document.root
        let page = WikiquotePage(root, title: title)
        guard page.isEnglish else {
            throw origin.inconsistent(root.line, "it is not in English, so its headings mean nothing here")
        }
        var walk = WikiquoteWalk(page)
        walk.visit(root)
        guard !walk.quotations.isEmpty else { throw origin.inconsistent(root.line, "there is no quotation in it") }
        guard walk.quotations.count <= limit else {
            throw origin.inconsistent(root.line, "there are more than \(limit) quotations in it")
        }
        return walk.quotations
    }
}
