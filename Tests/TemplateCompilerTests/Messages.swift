/// Messages that several tests expect, as printed after the position.
enum Message {
    static let noRawOutput = "error: there is no raw output; write {{name}}, which is escaped for its place"
    static let literalAddress =
        "error: addresses belong to the Router; write a {{link}} as the whole value, or a #fragment"
    static let partialAddress =
        "error: an address takes one Link as its whole value; let the Router make the whole address"
    static let sectionInAddress =
        "error: an address is not put together; put the section around the whole attribute"
    static let inTagName =
        "error: a tag cannot stand in a tag's name; write it out, or use a {{#section}} around the whole element"
    static let inAttributeName =
        "error: a tag cannot stand in an attribute's name; "
        + "write it out, or use a {{#section}} around the whole element"
    static let betweenAttributes =
        "error: a tag cannot stand between attributes; "
        + "write the attribute's name, and put a {{#section}} around it"
    static let unquoted = "error: a tag cannot stand in a value without quotes; put the value in quotes"
    static let inComment =
        "error: a tag cannot stand in an HTML comment; use a {{! comment }}, which is no part of the page"
    static let inDoctype =
        "error: a tag cannot stand in the doctype; write it out, or use a {{#section}} around the whole element"
    static let needSpace = "error: attributes need a space between them; a section has to begin with it"
    static let style =
        "error: the attribute style is not taken: "
        + "styles of an element do not pass the content security policy; use a class"

    static let script =
        "error: the attribute onclick is not taken: "
        + "scripts of an element do not pass the content security policy; use the script file"
    static let scriptElement =
        "error: scripts in the page do not pass the content security policy; use <script src=\"{{link}}\">"
    static let inverted =
        "error: 'inverted' is unavailable: "
        + "an inverted section needs a Bool, an Optional, text or a Collection"

    static func notProperty(_ name: String) -> String {
        "error: '\(name)' is not a property's name; use letters, digits and _, and dots between names"
    }

    static func unknownTemplate(_ name: String) -> String {
        "error: there is no template '\(name)' in Templates/Holidays or Templates/Layout; add it or correct the name"
    }

    static func circle(_ names: String) -> String {
        "error: a template cannot include itself (\(names)); break the circle"
    }

    static func notType(_ name: String) -> String {
        "error: '\(name)' cannot become a type's name; use lower-case letters, digits and single hyphens"
    }

    static let onlyBlocks = "error: only blocks stand directly in {{<f}}; put this inside a {{$block}}"
}
