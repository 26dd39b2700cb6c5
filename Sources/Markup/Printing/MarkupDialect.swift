internal import CLibXML2

/// What XML and HTML do differently on paper.
enum MarkupDialect {
    case xml
    case html(BlockElements)

    /// Whether an element's content is spread over lines.
    func spreadsContent(of element: xmlNodePtr) -> Bool {
        switch self {
        case .xml:
            return !element.hasTextBesidesBlanks && element.childNodes.contains { $0.pointee.type == XML_ELEMENT_NODE }
        case .html:
            guard !HTMLNames.isVerbatim(element) else { return false }
            return element.childNodes.contains(where: standsAlone)
                || (!element.hasTextBesidesBlanks && element.hasBlanksBetweenElements)
        }
    }

    /// Whether a node has a line of its own, with nothing beside it.
    func standsAlone(_ node: xmlNodePtr) -> Bool {
        guard node.pointee.type == XML_ELEMENT_NODE else { return false }
        switch self {
        case .xml: return true
        case .html(let blocks): return blocks.contains(node)
        }
    }

    /// Whether an element's text is written as it stands, white space included.
    func isVerbatim(_ element: xmlNodePtr) -> Bool {
        switch self {
        case .xml: true
        case .html: HTMLNames.isVerbatim(element)
        }
    }

    /// `<name attribute="value">`; an empty element of XML is closed at once.
    func startTag(of element: xmlNodePtr) -> String {
        var tag = "<" + element.qualifiedName
        var declaration = element.pointee.nsDef
        while let namespace = declaration {
            let prefix = namespace.pointee.prefix.map { ":" + String(nullTerminated: $0) } ?? ""
            tag += " xmlns\(prefix)=\"\(attribute(String(nullTerminated: namespace.pointee.href)))\""
            declaration = namespace.pointee.next
        }
        var next = element.pointee.properties
        while let property = next {
            next = property.pointee.next
            tag += " " + property.qualifiedName
            if let value = value(of: property) {
                tag += "=\"\(attribute(value))\""
            }
        }
        return tag + (isXML && element.pointee.children == nil ? "/>" : ">")
    }

    /// `</name>`, or nothing where there is no end tag.
    func endTag(of element: xmlNodePtr) -> String {
        switch self {
        case .xml: element.pointee.children == nil ? "" : "</\(element.qualifiedName)>"
        case .html: HTMLNames.isVoid(element) ? "" : "</\(element.qualifiedName)>"
        }
    }

    /// A stretch of text, with what would be markup escaped. Text of scripts and styles of HTML is never escaped.
    func text(_ node: xmlNodePtr) -> String {
        let text = String(nullTerminated: node.pointee.content)
        guard node.pointee.type != XML_CDATA_SECTION_NODE else { return text }
        return escaped(text) { scalar in
            switch scalar {
            case "<": "&lt;"
            case ">": "&gt;"
            case "\r" where isXML: "&#13;"
            default: nil
            }
        }
    }

    private func attribute(_ value: String) -> String {
        escaped(value) { scalar in
            switch scalar {
            case "<": "&lt;"
            case "\"": "&quot;"
            case "\t", "\n", "\r": "&#\(scalar.value);"
            default: nil
            }
        }
    }

    /// An attribute's value; nil if it says no more than the name, as `checked` of HTML does.
    private func value(of property: xmlAttrPtr) -> String? {
        guard let text = property.pointee.children else { return isXML ? "" : nil }
        let isBoolean = !isXML && htmlIsBooleanAttr(property.pointee.name) != 0
        return isBoolean ? nil : String(nullTerminated: text.pointee.content)
    }

    private func escaped(_ text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "\u{A0}" where !isXML: result += "&nbsp;"
            default:
                if let replacement = replacement(scalar) {
                    result += replacement
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }

    private var isXML: Bool {
        if case .xml = self { true } else { false }
    }
}
