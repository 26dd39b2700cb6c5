import Markup

/// What a visitor reads of a page: its title and description, and the content, a line for each block.
///
/// Names of controls and hidden words are in it. A text in another language than the page's is in braces, after its tag:
/// `{en Boxing Day}`. Flags, pictures and scripts are left out.
struct VisibleText {
    private(set) var lines: [String] = []
    private var line = ""

    /// - Throws: `MarkupError` if the page does not parse.
    init(of page: [UInt8]) throws {
        let document = try Document(html: page)
        var head = document.root.children
        while let child = head.next() {
            if child.isNamed("head") { addHead(child) }
            if child.isNamed("body") { addBody(child) }
        }
        endLine()
    }

    private mutating func addHead(_ head: borrowing Element) {
        var children = head.children
        while let child = children.next() {
            if child.isNamed("title") { line += child.text }
            if child.isNamed("meta"), child.attribute("name") == "description" {
                line += child.attribute("content") ?? ""
            }
            endLine()
        }
    }

    private mutating func addBody(_ body: borrowing Element) {
        var children = body.children
        while let child = children.next() { if child.isNamed("main") { add(child) } }
    }

    private static let leftOut: Set<String> = ["script", "style", "svg", "option"]
    /// What is the same on many pages: flags, and the way to other years.
    private static let leftOutClasses: Set<String> = ["flag", "years"]
    private static let inline: Set<String> = [
        "a", "abbr", "b", "bdi", "button", "cite", "code", "em", "i", "q", "small", "span", "strong", "sub", "sup",
        "td",
        "th", "time", "wbr",
    ]

    private mutating func add(_ element: borrowing Element) {
        let name = element.name
        guard !Self.leftOut.contains(name), !Self.leftOutClasses.contains(element.attribute("class") ?? "") else {
            return
        }
        let isInline = Self.inline.contains(name)
        if !isInline { endLine() }
        if let label = element.attribute("aria-label") { line += "[\(label)] " }
        if name == "td" || name == "th", !line.isEmpty { line += " | " }
        if let language = element.attribute("lang") { line += "{\(language) " }
        var nodes = element.nodes
        while let node = nodes.next() {
            if let child = node.element {
                add(child)
            } else {
                line += node.text ?? ""
            }
        }
        if element.attribute("lang") != nil { line += "}" }
        if !isInline { endLine() }
    }

    private mutating func endLine() {
        let words = line.split { $0 == " " || $0 == "\n" }
        if !words.isEmpty { lines.append(words.joined(separator: " ")) }
        line = ""
    }
}
