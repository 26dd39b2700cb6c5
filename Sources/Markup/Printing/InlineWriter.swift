internal import CLibXML2

/// Writes what runs on in one line: text, and elements within text.
struct InlineWriter {
    private let dialect: MarkupDialect
    private(set) var text = ""

    /// White space that becomes one space if something follows on the line.
    private var hasPendingSpace = false

    /// Whether the line goes on from text, so that a space at its start is one.
    private let isAfterText: Bool

    init(_ dialect: MarkupDialect, isAfterText: Bool = false) {
        self.dialect = dialect
        self.isAfterText = isAfterText
    }

    /// Adds a text or an element with all it contains.
    mutating func append(_ node: xmlNodePtr) {
        if node.pointee.isText {
            return appendCollapsed(dialect.text(node))
        }
        guard node.pointee.type == XML_ELEMENT_NODE else { return }
        appendMarkup(dialect.startTag(of: node))
        if dialect.isVerbatim(node) {
            appendVerbatim(contentOf: node)
        } else {
            append(contentOf: node)
        }
        text += dialect.endTag(of: node)
    }

    /// Adds text with each run of white space made one space.
    private mutating func appendCollapsed(_ addition: String) {
        let words = addition.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: \.isHTMLSpace)
        for (position, word) in words.enumerated() {
            hasPendingSpace = hasPendingSpace || position > 0
            if !word.isEmpty {
                appendMarkup(String(word))
            }
        }
    }

    private mutating func appendMarkup(_ markup: String) {
        if hasPendingSpace, !text.isEmpty || isAfterText {
            text += " "
        }
        hasPendingSpace = false
        text += markup
    }

    private mutating func appendVerbatim(contentOf element: xmlNodePtr) {
        for child in element.childNodes {
            if child.pointee.isText {
                text += dialect.text(child)
            } else {
                append(child)
            }
        }
    }

    /// White space at the edges of a block says nothing, at those of an inline element it does.
    private mutating func append(contentOf element: xmlNodePtr) {
        let isInline = !dialect.standsAlone(element)
        var content = InlineWriter(dialect, isAfterText: isInline)
        for child in element.childNodes {
            content.append(child)
        }
        text += content.text
        if content.hasPendingSpace, isInline {
            text += " "
        }
    }
}

extension Unicode.Scalar {
    /// ASCII white space of the HTML standard.
    fileprivate var isHTMLSpace: Bool {
        switch self {
        case " ", "\t", "\n", "\u{0C}", "\r": true
        default: false
        }
    }
}
