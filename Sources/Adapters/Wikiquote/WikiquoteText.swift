import Documents
import Markup

/// Extracts text from Parsoid's HTML, without reference marks, tables, pictures and nested lists.
enum WikiquoteText {
    /// Returns the text with one line for each paragraph or broken line, and no empty lines.
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

    /// Whether the element is not part of the text: a picture, a box, navigation or a style sheet.
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
