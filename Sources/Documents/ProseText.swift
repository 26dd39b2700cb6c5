package import Markup

/// The text of an HTML element as a browser shows it: white space is collapsed, and `br` becomes a line feed.
package enum ProseText {
    /// Returns the text of an element, without empty lines at either end.
    ///
    /// - Parameters:
    ///   - breaksLine: whether an element is a line feed, or its text is on separate lines.
    ///   - isOmitted: whether to skip an element and everything in it.
    package static func lines(
        of element: borrowing Element, breaksLine: (borrowing Element) -> Bool = { $0.isNamed("br") },
        isOmitted: (borrowing Element) -> Bool = { _ in false }
    ) -> String {
        var text = ""
        append(element, to: &text, breaksLine, isOmitted)
        return joined(split(text).map(collapsed))
    }

    /// Returns the lines of a text. Splits bytes, because splitting Characters takes quadratic time in a run of
    /// combining marks.
    package static func split(_ text: String, omittingEmpty: Bool = false) -> [Substring] {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: omittingEmpty).map { Substring($0) }
    }

    /// Joins the lines, without empty ones at either end.
    private static func joined(_ lines: [String]) -> String {
        guard let first = lines.firstIndex(where: { !$0.isEmpty }), let last = lines.lastIndex(where: { !$0.isEmpty })
        else { return "" }
        return lines[first...last].joined(separator: "\n")
    }

    /// Returns the words of a text, separated by single spaces.
    package static func collapsed(_ text: some StringProtocol) -> String {
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

    /// Whether the scalar is white space in HTML, which excludes the no-break space.
    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", "\t", "\n", "\r", "\u{0C}": true
        default: false
        }
    }
}
