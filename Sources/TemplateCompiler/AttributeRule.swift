/// The rule for an attribute's value.
enum AttributeRule: Hashable {
    /// Any text, escaped.
    case text
    /// A `Link` as the whole value, or a literal `#fragment`.
    case address
    /// Not allowed in a template; the text says why, and what to do instead.
    case refused(String)

    /// Creates the rule for an attribute.
    ///
    /// - Parameter name: the attribute's name in lower case.
    init(_ name: String) {
        switch name {
        case "style":
            self = .refused("styles of an element do not pass the content security policy; use a class")
        case "srcset", "imagesrcset":
            self = .refused("lists of addresses cannot be checked; use src")
        case "srcdoc":
            self = .refused("a page inside an attribute cannot be checked; use src")
        case "ping":
            self = .refused("no page reports where its visitors go; remove it")
        case "http-equiv":
            self = .refused("headers belong to the server; set it there")
        case _ where name.hasPrefix("on"):
            self = .refused("scripts of an element do not pass the content security policy; use the script file")
        case _ where Self.addresses.contains(name):
            self = .address
        default:
            self = .text
        }
    }

    /// The attributes whose value a browser may fetch or navigate to (HTML Standard, "Attributes" index: valid URL
    /// potentially surrounded by spaces), including those of older HTML and of SVG.
    private static let addresses: Set<String> = [
        "action", "background", "cite", "classid", "codebase", "data", "formaction", "href", "longdesc",
        "lowsrc", "manifest", "poster", "src", "xlink:href",
    ]
}
