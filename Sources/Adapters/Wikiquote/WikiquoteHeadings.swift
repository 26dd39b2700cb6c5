import AlmanacValues
import Entities
import Markup

/// The headings above the current position in a page.
struct WikiquoteHeadings {
    /// The content of a section, according to its heading.
    enum Section: Hashable {
        case quotations
        /// Quotations about the person of the page, by others.
        case about
        /// No quotations, or only doubtful ones.
        case passedOver
    }

    private struct Heading {
        let level: Int
        let text: String
        let section: Section
        let source: Quotation.Source?
    }

    private var stack: [Heading] = []
    /// The length to which headings are cut before they are compared, in scalars.
    private static let longest = 300

    /// Enters the section of a heading. Returns false if the element is not a heading.
    mutating func enter(_ element: borrowing Element) -> Bool {
        guard let level = Self.level(of: element) else { return false }
        let text = UpstreamText.cut(WikiquoteText.line(of: element), to: Self.longest)
        stack.removeAll { $0.level >= level }
        stack.append(
            Heading(
                level: level, text: text, section: Self.section(of: text),
                source: WikiquoteSource(element).titled))
        return true
    }

    /// The content of the current section. If the heading of an outer section is `passedOver` or `about`, so are all of
    /// its subsections.
    var section: Section {
        guard !stack.isEmpty else { return .passedOver }
        let sections = stack.map(\.section)
        if sections.contains(.passedOver) { return .passedOver }
        return sections.contains(.about) ? .about : .quotations
    }

    /// The work named by the innermost heading that has a title in italics; nil if no heading has one.
    var source: Quotation.Source? { stack.last { $0.source != nil }?.source }

    /// The innermost heading that names a part of a work, such as an episode or a character; nil if no heading does.
    /// Skips single letters and general headings such as "Quotes".
    var part: String? {
        stack.last { $0.level > 1 && $0.text.unicodeScalars.count > 1 && !Self.general.contains($0.text.lowercased()) }?
            .text
    }

    private static let general: Set<String> = ["quotes", "quotations", "dialogue", "dialogues", "others", "other"]

    private static func level(of element: borrowing Element) -> Int? {
        if element.isNamed("h1") { return 1 }
        if element.isNamed("h2") { return 2 }
        if element.isNamed("h3") { return 3 }
        if element.isNamed("h4") { return 4 }
        if element.isNamed("h5") { return 5 }
        return element.isNamed("h6") ? 6 : nil
    }

    private static func section(of heading: String) -> Section {
        let text = heading.lowercased()
        if withoutQuotations.contains(text) || Genuineness.isDoubted(text) { return .passedOver }
        return ["about ", "quotes about ", "quotations about "].contains { "\(text) ".utf8.starts(with: $0.utf8) }
            ? .about : .quotations
    }

    private static let withoutQuotations: Set<String> = [
        "see also", "external links", "external link", "cast", "voice cast", "main cast", "crew", "notes", "note",
        "references", "notes and references", "references and notes", "footnotes", "sources", "further reading",
        "bibliography", "taglines", "gallery", "filmography", "discography",
    ]
}
