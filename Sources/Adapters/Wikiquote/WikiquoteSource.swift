import AlmanacValues
import Documents
import Entities
import Markup
import Support

/// The text about a quotation's source, such as "Ambrose Bierce, *The Devil's Dictionary* (1911), p. 4".
struct WikiquoteSource {
    /// The length to which titles and positions are cut, in scalars.
    private static let limit = 300
    /// The length to which the text and its parts are cut before they are examined, in scalars.
    private static let longest = 2000

    /// The whole text.
    private let text: String
    /// The name that the text begins with: a link to another page, outside a title, or a name in plain text.
    private let name: String?
    private let parts: WikiquoteParts

    init(_ element: borrowing Element) {
        var parts = WikiquoteParts()
        parts.append(element)
        parts.cut(to: Self.longest)
        text = UpstreamText.cut(WikiquoteText.line(of: element), to: Self.longest)
        let before = ProseText.collapsed(parts.before)
        let link = UpstreamText.line(parts.link).flatMap { before.utf8.starts(with: $0.utf8) ? $0 : nil }
        // If a title follows, the name ends before it.
        name = link ?? WikiquoteName.leading(in: parts.italic.isEmpty ? before : before + " (")
        self.parts = parts
    }

    /// Whether the text is empty, or a remark about the quotation rather than its source.
    var isRemark: Bool {
        let text = text.lowercased()
        return text.isEmpty
            || ["variant", "translation", "as translated", "note", "original", "alternate", "context", "full quot"]
                .contains { text.utf8.starts(with: $0.utf8) }
    }

    var author: Quotation.Author? { name.map { Quotation.Author(upstream: $0) } }

    /// Returns the source of the quotation, without the author; nil if nothing else is left.
    ///
    /// - Parameter hasAuthor: whether a name at the beginning is the author.
    func source(hasAuthor: Bool) -> Quotation.Source? {
        let author = hasAuthor ? name ?? "" : ""
        let before = Self.trimmed(Self.dropping(author, from: ProseText.collapsed(parts.before)))
        // If other text precedes the title, its meaning is unknown, so the whole text is the work.
        let isJoint = before.isEmpty || (!author.isEmpty && before.utf8.elementsEqual("in".utf8))
        if isJoint, let titled { return titled }
        let rest = Self.trimmed(Self.dropping(author, from: text))
        return rest.isEmpty ? nil : Quotation.Source(work: Self.english(rest))
    }

    /// The first title in italics, with the year and position after it; nil if no title is in italics.
    var titled: Quotation.Source? {
        guard let title = UpstreamText.line(parts.italic) else { return nil }
        var after = ProseText.collapsed(parts.after)
        var date: PartialDate?
        if let year = Self.year(in: after) {
            date = PartialDate(year: year)
            after = after.replacing("(\(year))", with: "")
        }
        let position = Self.trimmed(ProseText.collapsed(after))
        return Quotation.Source(
            work: Self.english(title), position: position.isEmpty ? nil : UpstreamText.cut(position, to: Self.limit),
            date: date)
    }

    /// Returns the first year in brackets that is in 1000–2999; nil if the text has none.
    private static func year(in text: String) -> Int? {
        for part in text.utf8.split(separator: UInt8(ascii: "("), omittingEmptySubsequences: false).dropFirst() {
            let digits = String(decoding: part.prefix(4), as: UTF8.self)
            if part.dropFirst(4).first == UInt8(ascii: ")"), let year = digits.number(digits: 4...4),
                1000...2999 ~= year
            {
                return year
            }
        }
        return nil
    }

    private static func english(_ text: String) -> LocalizedText {
        LocalizedText(UpstreamText.cut(text, to: limit), language: "en")
    }

    private static func dropping(_ prefix: String, from text: String) -> String {
        guard text.utf8.starts(with: prefix.utf8) else { return text }
        return String(decoding: text.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
    }

    /// Removes the punctuation at both ends, which joined the text to its neighbours.
    private static func trimmed(_ text: String) -> String {
        let joints = " ,;:.–—"
        let isJoint = { (scalar: Unicode.Scalar) in joints.unicodeScalars.contains(scalar) }
        var scalars = text.unicodeScalars.drop(while: isJoint)
        while let last = scalars.last, isJoint(last) { scalars.removeLast() }
        return String(String.UnicodeScalarView(scalars))
    }
}

/// The text of a source in three parts: before, in and after the first title in italics; and the first link before it.
private struct WikiquoteParts {
    var before = ""
    var italic = ""
    var after = ""
    var link = ""
    private var isAfter = false

    mutating func append(_ element: borrowing Element) {
        var nodes = element.nodes
        while let node = nodes.next() {
            if let text = node.text {
                if isAfter { after += text } else { before += text }
            } else if let child = node.element, !WikiquoteText.isOmitted(child) {
                if !isAfter, child.isNamed("i") || child.isNamed("cite") {
                    italic = WikiquoteText.line(of: child)
                    isAfter = !italic.isEmpty
                } else {
                    if link.isEmpty, !isAfter, Self.isLink(child) { link = WikiquoteText.line(of: child) }
                    if child.isNamed("br") { append(blank: ()) }
                    append(child)
                }
            }
        }
    }

    mutating func cut(to limit: Int) {
        before = UpstreamText.cut(before, to: limit)
        italic = UpstreamText.cut(italic, to: limit)
        after = UpstreamText.cut(after, to: limit)
        link = UpstreamText.cut(link, to: limit)
    }

    private mutating func append(blank _: Void) {
        if isAfter { after += " " } else { before += " " }
    }

    /// Whether the element links to another page of this wiki or of another ("mw:WikiLink/Interwiki").
    private static func isLink(_ element: borrowing Element) -> Bool {
        element.isNamed("a")
            && (element.attribute("rel") ?? "").split(separator: " ").contains { $0.hasPrefix("mw:WikiLink") }
    }
}
