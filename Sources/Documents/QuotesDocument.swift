import AlmanacValues
import Entities
import Markup

/// Maps `quotes.html`, and any other page with its microdata such as this site's own list of quotes, to entities, in
/// document order.
///
/// HTML has no schema to validate against. A quotation without text is skipped, because there is nothing to show. The
/// second of two equal quotations is skipped too. A quotation without an author is anonymous. An invalid date and a
/// document without quotations are errors. An error names the line.
struct QuotesDocument {
    let quotations: [Quotation]

    /// Excludes the nested quotations, which are the originals of translations.
    private static let quotes = XPath("//*[@itemscope][@itemtype='https://schema.org/Quotation'][not(@itemprop)]")
    /// Wherever it is in the quotation, but not in one that is nested.
    private static let text = XPath(".//*[@itemprop='text'][ancestor::*[@itemscope][1][not(@itemprop)]]")
    private static let original = XPath("*[@itemprop='translationOfWork']/*[@itemprop='text']")
    private static let creator = XPath(".//*[@itemprop='creator']")
    private static let creatorName = XPath(".//*[@itemprop='creator']//*[@itemprop='name']")
    private static let creatorPage = XPath(
        ".//*[@itemprop='creator'][@href] | .//*[@itemprop='creator']//*[@itemprop='url'][@href]")
    private static let translator = XPath(".//*[@itemprop='translator']//*[@itemprop='name']")
    private static let work = XPath(".//*[@itemprop='isPartOf']//*[@itemprop='name']")
    private static let originalTitle = XPath(".//*[@itemprop='isPartOf']//*[@itemprop='alternateName']")
    private static let position = XPath(".//*[@itemprop='position']")
    private static let date = XPath(".//*[@itemprop='datePublished' or @itemprop='dateCreated']")

    init(_ document: borrowing Document, label: DocumentLabel) throws(DocumentFailure) {
        let microdata = Microdata(label: label)
        var quotations: [Quotation] = []
        var ids: Set<QuotationID> = []
        let root = document.root
        var elements = try microdata.all(Self.quotes, in: root)
        while let element = elements.next() {
            guard let quotation = try Self.quotation(element, microdata),
                ids.insert(quotation.id).inserted
            else { continue }
            quotations.append(quotation)
        }
        guard !quotations.isEmpty else { throw label.inconsistent(root.line, "the document has no quotations") }
        self.quotations = quotations
    }

    private static func quotation(
        _ element: borrowing Element, _ microdata: Microdata
    ) throws(DocumentFailure) -> Quotation? {
        guard let text = try microdata.localized(text, in: element) else { return nil }
        return Quotation(
            text: text, original: try microdata.localized(original, in: element),
            author: try author(of: element, microdata), source: try source(of: element, microdata),
            translator: try microdata.text(translator, in: element))
    }

    /// Returns the author, which is a link with the name, or an item with name and link. The link ends with the id:
    /// `people.html#jane-austen`, `/people/jane-austen`.
    private static func author(
        of element: borrowing Element, _ microdata: Microdata
    ) throws(DocumentFailure) -> Quotation.Author? {
        var name = try microdata.value(creatorName, in: element)
        if name == nil { name = try microdata.text(creator, in: element) }
        guard let name else { return nil }
        guard let page = try microdata.first(creatorPage, in: element) else { return Quotation.Author(name: name) }
        return Quotation.Author(name: name, id: personID(page.attribute("href") ?? ""))
    }

    private static func personID(_ link: String) -> PersonID? {
        let parts = link.split(separator: "#", omittingEmptySubsequences: false)
        if parts.count == 2 { return PersonID(parts[1]) }
        let segments = link.split(separator: "/", omittingEmptySubsequences: false).suffix(2)
        guard parts.count == 1, segments.count == 2, let section = segments.first, let id = segments.last,
            section.utf8.elementsEqual("people".utf8)
        else { return nil }
        return PersonID(id)
    }

    private static func source(
        of element: borrowing Element, _ microdata: Microdata
    ) throws(DocumentFailure) -> Quotation.Source? {
        let date = try microdata.date(date, in: element)
        guard let work = try microdata.localized(work, in: element) else { return nil }
        return Quotation.Source(
            work: work, originalTitle: try microdata.localized(originalTitle, in: element),
            position: try microdata.text(position, in: element), date: date)
    }
}
