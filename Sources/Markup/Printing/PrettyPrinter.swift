internal import CLibXML2

extension Document {
    /// Returns the document as text for people to read and for tests to compare. It depends on the document's content
    /// and not on how the source was formatted.
    ///
    /// Each element is on its own line wherever white space has no meaning: between block elements of HTML, and in XML
    /// between elements without text beside them. In HTML, each run of white space becomes one space. The text of XML,
    /// and of `pre`, `textarea`, `script` and `style`, is unchanged. Attributes keep their order. An inline element
    /// around block elements is printed as a block. The last line ends with a newline.
    public func prettyPrinted() -> String { prettyPrinted(leavingOut: LeftOut()) }

    /// Returns the document as `prettyPrinted()` does, without some of its elements or tags.
    package func prettyPrinted(leavingOut leftOut: LeftOut) -> String {
        var printer = PrettyPrinter(isHTML ? .html(BlockElements(within: rootNode)) : .xml, leavingOut: leftOut)
        if isHTML, xmlGetIntSubset(tree) != nil {
            printer.add(line: "<!DOCTYPE html>")
        }
        printer.add(rootNode)
        return printer.output
    }
}

/// Writes a tree line by line. It recurses only as deep as the document, whose depth is limited.
private struct PrettyPrinter {
    private let dialect: MarkupDialect
    private let leftOut: LeftOut
    private var depth = 0
    private(set) var output = ""

    init(_ dialect: MarkupDialect, leavingOut leftOut: LeftOut) {
        self.dialect = dialect
        self.leftOut = leftOut
    }

    /// Adds an element, on one line or on several.
    mutating func add(_ element: xmlNodePtr) {
        switch leftOut.extent(of: element) {
        case .element?: return
        case .tags?: return addContent(of: element)
        case nil: break
        }
        guard dialect.spreadsContent(of: element) else {
            var line = InlineWriter(dialect, leavingOut: leftOut)
            line.append(element)
            return add(line: line.text)
        }
        add(line: dialect.startTag(of: element))
        depth += 1
        addContent(of: element)
        depth -= 1
        add(line: dialect.endTag(of: element))
    }

    /// Adds one line at the current depth.
    mutating func add(line: String) {
        output += String(repeating: "  ", count: depth) + line + "\n"
    }

    /// Adds block elements on their own lines, and the inline content between two of them on one line.
    ///
    /// A space between inline elements becomes a line break, unless the element also contains text. A list of links is
    /// easier to read that way, and a browser shows a space for either.
    private mutating func addContent(of element: xmlNodePtr) {
        let breaksAtSpaces = !element.hasTextBesidesBlanks
        var run = InlineWriter(dialect, leavingOut: leftOut)
        for child in element.childNodes {
            if dialect.standsAlone(child) {
                flush(&run)
                add(child)
            } else if breaksAtSpaces, child.pointee.isText {
                flush(&run)
            } else {
                run.append(child)
            }
        }
        flush(&run)
    }

    private mutating func flush(_ run: inout InlineWriter) {
        if !run.text.isEmpty {
            add(line: run.text)
        }
        run = InlineWriter(dialect, leavingOut: leftOut)
    }
}
