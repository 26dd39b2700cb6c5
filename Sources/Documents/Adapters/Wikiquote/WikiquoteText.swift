import Markup

/// Text of Parsoid's HTML, without what is no part of it: marks of references, tables, pictures, nested lists.
enum WikiquoteText {
    /// Paragraphs and broken lines are lines; there are no empty ones.
    static func lines(of element: borrowing Element) -> String {
        ProseText.split(
            ProseText.lines(of: element, breaksLine: breaksLine, isOmitted: isOmitted), omittingEmpty: true
        )
        .joined(separator: "\n")
    }

    static func line(of element: borrowing Element) -> String {
        ProseText.collapsed(lines(of: element))
    }

    static func breaksLine(_ element: borrowing Element) -> Bool {
        element.isNamed("br") || element.isNamed("p") || element.isNamed("div") || element.isNamed("blockquote")
    }

    static func isOmitted(_ element: borrowing Element) -> Bool {
        isList(element) || isAside(element) || isReference(element)
    }

    static func isList(_ element: borrowing Element) -> Bool {
        element.isNamed("ul") || element.isNamed("ol") || element.isNamed("dl")
    }

    /// What stands beside the text: pictures, boxes, navigation, styles.
    static func isAside(_ element: borrowing Element) -> Bool {
        element.isNamed("table") || element.isNamed("figure") || element.isNamed("style") || element.isNamed("script")
            || element.isNamed("nav") || element.attribute("role") == "navigation"
            || hasClass(
                element, ["navbox", "noprint", "gallery", "references", "mw-references-wrap", "toc", "hatnote"])
    }

    private static func isReference(_ element: borrowing Element) -> Bool {
        element.isNamed("sup")
            && (element.attribute("typeof")?.contains("mw:Extension/ref") == true
                || hasClass(element, ["mw-ref", "reference"]))
    }

    private static func hasClass(_ element: borrowing Element, _ names: Set<String>) -> Bool {
        guard let value = element.attribute("class") else { return false }
        return value.split { $0 == " " || $0 == "\n" || $0 == "\t" }.contains { names.contains(String($0)) }
    }
}
