import AlmanacValues
import Entities
import Markup

/// Walks through a page in document order and collects its quotations.
///
/// The parser limits the depth of a document, and thereby the depth of the recursion.
struct WikiquoteWalk {
    /// The maximum length of a quotation, in scalars. Longer ones are skipped.
    private static let limit = 3000

    private(set) var quotations: [Quotation] = []
    private var ids: Set<QuotationID> = []
    private var headings = WikiquoteHeadings()
    private let page: WikiquotePage

    init(_ page: WikiquotePage) {
        self.page = page
    }

    mutating func visit(_ element: borrowing Element) {
        var children = element.children
        while let child = children.next() {
            if WikiquoteText.isAside(child) || headings.enter(child) { continue }
            if child.isNamed("ul") {
                visitItems(of: child)
            } else if child.isNamed("dl") {
                visitDialogue(child)
            } else {
                visit(child)
            }
        }
    }

    private mutating func visitItems(of list: borrowing Element) {
        guard headings.section != .passedOver else { return }
        var items = list.children(named: "li")
        while let item = items.next() {
            add(
                WikiquoteText.lines(of: item), WikiquoteItem.source(of: item),
                language: WikiquoteItem.language(of: item))
        }
    }

    /// Adds a `dl` as one quotation, with a line for each `dd`. A `dl` with a single `dd` is an indented remark and not
    /// a dialogue, and so is every `dl` on the page of a person.
    private mutating func visitDialogue(_ list: borrowing Element) {
        guard headings.section == .quotations, page.subject != .person else { return }
        var lines: [String] = []
        var items = list.children(named: "dd")
        while let item = items.next() {
            let line = WikiquoteText.line(of: item)
            if !line.isEmpty { lines.append(line) }
        }
        if lines.count > 1 { add(lines.joined(separator: "\n"), nil, language: "en") }
    }

    private mutating func add(_ text: String, _ said: WikiquoteSource?, language: String) {
        guard !text.isEmpty, text.unicodeScalars.count <= Self.limit else { return }
        let quotation = Quotation(
            text: LocalizedText(text, language: language), author: author(said), source: source(said))
        if ids.insert(quotation.id).inserted { quotations.append(quotation) }
    }

    /// Whether the quotations in the current section are by the person of the page.
    private var isByPerson: Bool { page.subject == .person && headings.section == .quotations }

    private func author(_ said: WikiquoteSource?) -> Quotation.Author? {
        if isByPerson { return Quotation.Author(upstream: page.name) }
        return page.subject == .work ? nil : said?.author
    }

    private func source(_ said: WikiquoteSource?) -> Quotation.Source? {
        if page.subject == .work {
            return Quotation.Source(work: LocalizedText(page.name, language: "en"), position: headings.part)
        }
        return said?.source(hasAuthor: !isByPerson) ?? headings.source
    }
}

/// Reads the source and the language of a list item.
enum WikiquoteItem {
    /// Returns the first nested item that is not a remark; nil if all are remarks.
    static func source(of item: borrowing Element) -> WikiquoteSource? {
        var lists = item.children
        while let list = lists.next() {
            guard list.isNamed("ul") || list.isNamed("dl") else { continue }
            var nested = list.children
            while let child = nested.next() {
                let source = WikiquoteSource(child)
                if !source.isRemark { return source }
            }
        }
        return nil
    }

    /// Returns the language of the single element that contains the text of the item. Otherwise returns English, the
    /// language of the page.
    static func language(of item: borrowing Element) -> String {
        var language: String?
        var nodes = item.nodes
        while let node = nodes.next() {
            if let text = node.text {
                if UpstreamText.line(text) != nil { return "en" }
            } else if let child = node.element, !WikiquoteText.isOmitted(child) {
                guard language == nil, let own = child.attribute("lang") else { return "en" }
                language = UpstreamText.language(own)
            }
        }
        return language ?? "en"
    }
}
