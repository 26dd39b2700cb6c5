internal import CLibXML2

/// Writes what runs on in one line: text, and elements within text.
struct InlineWriter {
    private let dialect: MarkupDialect
    private(set) var text = ""

    /// White space that becomes one space if something follows on the line.
    private var hasPendingSpace = false

    init(_ dialect: MarkupDialect) {
        self.dialect = dialect
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
            appendContent(of: node)
        }
        text += dialect.endTag(of: node)
    }

    /// White space at the edges of a block says nothing, at those of an inline element it does.
    private mutating func appendContent(of element: xmlNodePtr) {
        let isBlock = dialect.standsAlone(element)
        var content = InlineWriter(dialect)
        content.isAfterText = !isBlock
        element.childNodes.forEach { content.append($0) }
        text += content.text
        if content.hasPendingSpace, !isBlock {
            text += " "
        }
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

    private mutating func appendMarkup(_ markup: String) {
        if hasPendingSpace, !text.isEmpty || isAfterText {
            text += " "
        }
        hasPendingSpace = false
        text += markup
    }

    /// Adds text with each run of white space (as HTML has it) made one space.
    private mutating func appendCollapsed(_ addition: String) {
        for word in addition.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: \.isHTMLSpace)
            .enumerated()
        {
            if word.offset > 0 {
                hasPendingSpace = true
            }
            if !word.element.isEmpty {
                appendMarkup(String(word.element))
            }
        }
    }

    /// Whether the line goes on from text, so that a space at its start is one.
    private var isAfterText = false
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
