import Markup

/// Text of an HTML element as a browser shows it: white space collapsed, `br` a line feed.
enum ProseText {
    static func lines(of element: borrowing Element) -> String {
        var text = ""
        append(element, to: &text)
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map(collapsed).joined(separator: "\n").trimmingBlankLines
    }

    /// Words with single spaces between them.
    static func collapsed(_ text: some StringProtocol) -> String {
        String(text).unicodeScalars.split(whereSeparator: isSpace).map { String(Substring($0)) }
            .joined(separator: " ")
    }

    private static func append(_ element: borrowing Element, to text: inout String) {
        var nodes = element.nodes
        while let node = nodes.next() {
            if let run = node.text {
                text.unicodeScalars += run.unicodeScalars.map { isSpace($0) ? " " : $0 }
            } else if let child = node.element {
                if child.isNamed("br") { text += "\n" } else { append(child, to: &text) }
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

extension String {
    /// Without the empty lines at its ends.
    fileprivate var trimmingBlankLines: String {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        guard let first = lines.firstIndex(where: { !$0.isEmpty }),
            let last = lines.lastIndex(where: { !$0.isEmpty })
        else { return "" }
        return lines[first...last].joined(separator: "\n")
    }
}
