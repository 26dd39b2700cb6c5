internal import CLibXML2

extension Document {
    /// The document as text for people to read and for tests to compare: what it says decides, not how it was
    /// written.
    ///
    /// Each element stands on a line of its own wherever white space says nothing: between block elements of HTML,
    /// and in XML between elements without text beside them. Runs of white space in HTML become one space; the text
    /// of XML, and of `pre`, `textarea`, `script` and `style`, stays as it is. Attributes keep their order. An inline
    /// element around block elements is shown as a block. The last line ends with a newline.
    public func prettyPrinted() -> String {
        var printer = PrettyPrinter(isHTML ? .html(BlockElements(within: rootNode)) : .xml)
        if isHTML, xmlGetIntSubset(tree) != nil {
            printer.add(line: "<!DOCTYPE html>")
        }
        printer.add(rootNode)
        return printer.output
    }
}

/// Writes a tree line by line. It recurses, as deep as the limit on a document's depth allows.
private struct PrettyPrinter {
    private let dialect: MarkupDialect
    private var depth = 0
    private(set) var output = ""

    init(_ dialect: MarkupDialect) {
        self.dialect = dialect
    }

    /// Adds an element, on one line or on several.
    mutating func add(_ element: xmlNodePtr) {
        guard dialect.spreadsContent(of: element) else {
            var line = InlineWriter(dialect)
            line.append(element)
            return add(line: line.text)
        }
        add(line: dialect.startTag(of: element))
        depth += 1
        addContent(of: element)
        depth -= 1
        add(line: dialect.endTag(of: element))
    }

    /// Adds one line at the present depth.
    mutating func add(line: String) {
        output += String(repeating: "  ", count: depth) + line + "\n"
    }

    /// Adds elements on lines of their own, and what runs on between two of them on one line. Where no text stands
    /// beside inline elements, a space between those is a new line: a list of links reads better so, and a browser
    /// makes a space of either.
    private mutating func addContent(of element: xmlNodePtr) {
        let breaksAtSpaces = !element.hasTextBesidesBlanks
        var run = InlineWriter(dialect)
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
        run = InlineWriter(dialect)
    }
}
