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
            self = .refused("the content security policy blocks inline styles; use a class")
        case "srcset", "imagesrcset":
            self = .refused("lists of addresses cannot be checked; use src")
        case "srcdoc":
            self = .refused("a page inside an attribute cannot be checked; use src")
        case "ping":
            self = .refused("it reports where visitors go; remove it")
        case "http-equiv":
            self = .refused("the server sets headers; set it there")
        case _ where name.hasPrefix("on"):
            self = .refused("the content security policy blocks inline scripts; use the script file")
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
