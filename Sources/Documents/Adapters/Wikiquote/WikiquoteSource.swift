import Almanac
import Markup

/// What is said of a quotation's source: "Ambrose Bierce, *The Devil's Dictionary* (1911), p. 4".
struct WikiquoteSource {
    private static let limit = 300
    /// So many scalars of it are looked at.
    private static let longest = 2000

    /// All of it.
    private let text: String
    /// Whom it begins with: by a link to another page that is not a title, or by a name in plain text.
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

    /// Whether it says something else about the quotation than where it is from.
    var isRemark: Bool {
        let text = text.lowercased()
        return text.isEmpty
            || ["variant", "translation", "as translated", "note", "original", "alternate", "context", "full quot"]
                .contains { text.utf8.starts(with: $0.utf8) }
    }

    var author: Quotation.Author? { name.map { Quotation.Author(upstream: $0) } }

    /// Where it is from; the author, where one is told from it, is no part of that.
    ///
    /// - Parameter hasAuthor: whether a name at its beginning is the author.
    func source(hasAuthor: Bool) -> Quotation.Source? {
        let author = hasAuthor ? name ?? "" : ""
        let before = Self.trimmed(Self.dropping(author, from: ProseText.collapsed(parts.before)))
        // What stands before the title is more than can be told apart.
        let isJoint = before.isEmpty || (!author.isEmpty && before.utf8.elementsEqual("in".utf8))
        if isJoint, let titled { return titled }
        let rest = Self.trimmed(Self.dropping(author, from: text))
        return rest.isEmpty ? nil : Quotation.Source(work: Self.english(rest))
    }

    /// The title in italics with what follows it; nil where none is in italics.
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

    /// A year between 1000 and 2999 in brackets.
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

    /// Without the punctuation that joined it to what stood beside it.
    private static func trimmed(_ text: String) -> String {
        let joints = " ,;:.–—"
        let isJoint = { (scalar: Unicode.Scalar) in joints.unicodeScalars.contains(scalar) }
        var scalars = text.unicodeScalars.drop(while: isJoint)
        while let last = scalars.last, isJoint(last) { scalars.removeLast() }
        return String(String.UnicodeScalarView(scalars))
    }
}

/// The text of a source in three parts, around the first title in italics; and its first link outside of one.
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

    /// To another page of the wiki, or of another one ("mw:WikiLink/Interwiki").
    private static func isLink(_ element: borrowing Element) -> Bool {
        element.isNamed("a")
            && (element.attribute("rel") ?? "").split(separator: " ").contains { $0.hasPrefix("mw:WikiLink") }
    }
}
