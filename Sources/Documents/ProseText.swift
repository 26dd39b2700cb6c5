import Markup

/// Text of an HTML element as a browser shows it: white space collapsed, `br` a line feed.
enum ProseText {
    /// - Parameters:
    ///   - breaksLine: which elements are line feeds, or stand in lines of their own.
    ///   - isOmitted: which elements are passed over, with all that is in them.
    static func lines(
        of element: borrowing Element, breaksLine: (borrowing Element) -> Bool = { $0.isNamed("br") },
        isOmitted: (borrowing Element) -> Bool = { _ in false }
    ) -> String {
        var text = ""
        append(element, to: &text, breaksLine, isOmitted)
        return joined(split(text).map(collapsed))
    }

    /// The lines of a text. Split at bytes: by Characters, a run of combining marks takes quadratic time.
    static func split(_ text: String, omittingEmpty: Bool = false) -> [Substring] {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: omittingEmpty).map { Substring($0) }
    }

    /// The lines without the empty ones at both ends.
    private static func joined(_ lines: [String]) -> String {
        guard let first = lines.firstIndex(where: { !$0.isEmpty }), let last = lines.lastIndex(where: { !$0.isEmpty })
        else { return "" }
        return lines[first...last].joined(separator: "\n")
    }

    /// Words with single spaces between them.
    static func collapsed(_ text: some StringProtocol) -> String {
        String(text).unicodeScalars.split(whereSeparator: isSpace).map { String(Substring($0)) }
            .joined(separator: " ")
    }

    private static func append(
        _ element: borrowing Element, to text: inout String, _ breaksLine: (borrowing Element) -> Bool,
        _ isOmitted: (borrowing Element) -> Bool
    ) {
        var nodes = element.nodes
        while let node = nodes.next() {
            if let run = node.text {
                text.unicodeScalars += run.unicodeScalars.map { isSpace($0) ? " " : $0 }
            } else if let child = node.element, !isOmitted(child) {
                let isBreak = breaksLine(child)
                if isBreak { text += "\n" }
                guard !child.isNamed("br") else { continue }
                append(child, to: &text, breaksLine, isOmitted)
                if isBreak { text += "\n" }
            }
        }
    }

    /// White space of HTML; a no-break space is none.
    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", "\t", "\n", "\r", "\u{0C}": true
        default: false
        }
    }
}
