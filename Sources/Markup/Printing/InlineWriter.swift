internal import CLibXML2

/// Writes content that stays on one line: text, and elements within text.
struct InlineWriter {
    private let dialect: MarkupDialect
    private let leftOut: LeftOut
    private(set) var text = ""

    /// Whether white space was read that becomes one space if something follows on the line.
    private var hasPendingSpace = false

    /// Whether the content continues a line, so that white space at its start becomes a space.
    private let isAfterText: Bool

    init(_ dialect: MarkupDialect, leavingOut leftOut: LeftOut = LeftOut(), isAfterText: Bool = false) {
        self.dialect = dialect
        self.leftOut = leftOut
        self.isAfterText = isAfterText
    }

    /// Adds text, or an element with all its content.
    mutating func append(_ node: xmlNodePtr) {
        if node.pointee.isText {
            return appendCollapsed(dialect.text(node))
        }
        guard node.pointee.type == XML_ELEMENT_NODE else { return }
        switch leftOut.extent(of: node) {
        case .element?: return
        case .tags?:
            for child in node.childNodes { append(child) }
            return
        case nil: break
        }
        appendMarkup(dialect.startTag(of: node))
        if dialect.isVerbatim(node) {
            appendVerbatim(contentOf: node)
        } else {
            append(contentOf: node)
        }
        text += dialect.endTag(of: node)
    }

    /// Adds text, and replaces each run of white space with one space.
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

    /// Adds an element's content. White space at the edges of a block has no meaning; at the edges of an inline element
    /// it does.
    private mutating func append(contentOf element: xmlNodePtr) {
        let isInline = !dialect.standsAlone(element)
        var content = InlineWriter(dialect, leavingOut: leftOut, isAfterText: isInline)
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
    /// Whether the scalar is ASCII white space (HTML Standard).
    fileprivate var isHTMLSpace: Bool {
        switch self {
        case " ", "\t", "\n", "\u{0C}", "\r": true
        default: false
        }
    }
}
