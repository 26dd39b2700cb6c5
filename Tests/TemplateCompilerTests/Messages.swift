/// Messages that several tests expect, as printed after the position.
enum Message {
    static let noRawOutput = "error: raw output is not supported; write {{name}}, which is escaped for its context"
    static let literalAddress =
        "error: a literal address is not allowed; write a {{link}} as the whole value, or a #fragment"
    static let partialAddress =
        "error: an address must be a single Link; let the Router create the whole address"
    static let sectionInAddress =
        "error: a section is not allowed in an address; put it around the whole attribute"
    static let inTagName =
        "error: a tag is not allowed in a tag name; write it out, or use a {{#section}} around the whole element"
    static let inAttributeName =
        "error: a tag is not allowed in an attribute name; "
        + "write it out, or use a {{#section}} around the whole element"
    static let betweenAttributes =
        "error: a tag is not allowed between attributes; "
        + "write the attribute's name, and put a {{#section}} around it"
    static let unquoted = "error: a tag is not allowed in an unquoted value; put the value in quotes"
    static let inComment =
        "error: a tag is not allowed in an HTML comment; use a {{! comment }}, which is not part of the page"
    static let inDoctype =
        "error: a tag is not allowed in the doctype; write it out, or use a {{#section}} around the whole element"
    static let needSpace = "error: missing space between attributes; begin the section with a space"
    static let style =
        "error: the attribute style is not allowed: "
        + "the content security policy blocks inline styles; use a class"

    static let script =
        "error: the attribute onclick is not allowed: "
        + "the content security policy blocks inline scripts; use the script file"
    static let scriptElement =
        "error: the content security policy blocks scripts in the page; use <script src=\"{{link}}\">"
    static let inverted =
        "error: 'inverted' is unavailable: "
        + "an inverted section needs a Bool, an Optional, text or a Collection"

    static func notProperty(_ name: String) -> String {
        "error: '\(name)' is not a property name; use letters, digits and _, with dots between names"
    }

    static func unknownTemplate(_ name: String) -> String {
        "error: no template '\(name)' in Templates/Holidays or Templates/Layout; add it or correct the name"
    }

    static func circle(_ names: String) -> String {
        "error: a template cannot include itself (\(names)); break the cycle"
    }

    static let tooLong =
        "error: the page has more than 10000 tags and texts with everything that it includes; include less"

    static func notType(_ name: String) -> String {
        "error: '\(name)' cannot become a type name; use lower-case letters, digits and single hyphens"
    }

    static let onlyBlocks = "error: only blocks are allowed directly in {{<f}}; put this inside a {{$block}}"
}
