internal import CLibXML2

/// The differences between XML and HTML in printing.
enum MarkupDialect {
    case xml
    case html(BlockElements)

    /// Whether an element's content is printed on several lines.
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

    /// Whether a node is printed on its own line.
    func standsAlone(_ node: xmlNodePtr) -> Bool {
        guard node.pointee.type == XML_ELEMENT_NODE else { return false }
        switch self {
        case .xml: return true
        case .html(let blocks): return blocks.contains(node)
        }
    }

    /// Whether an element's text is written unchanged, including white space.
    func isVerbatim(_ element: xmlNodePtr) -> Bool {
        switch self {
        case .xml: true
        case .html: HTMLNames.isVerbatim(element)
        }
    }

    /// Returns `<name attribute="value">`, or `<name attribute="value"/>` for an empty element of XML.
    ///
    /// - Parameter isExact: keeps the values of Boolean attributes, so that parsing the tag gives the same element.
    func startTag(of element: xmlNodePtr, isExact: Bool = false) -> String {
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
            if let value = value(of: property, isExact: isExact) {
                tag += "=\"\(attribute(value))\""
            }
        }
        return tag + (isXML && element.pointee.children == nil ? "/>" : ">")
    }

    /// Returns `</name>`, or an empty string if the element has no end tag.
    func endTag(of element: xmlNodePtr) -> String {
        switch self {
        case .xml: element.pointee.children == nil ? "" : "</\(element.qualifiedName)>"
        case .html: HTMLNames.isVoid(element) ? "" : "</\(element.qualifiedName)>"
        }
    }

    /// Returns the text of a node with markup characters escaped. The text of scripts and styles of HTML is not
    /// escaped.
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

    /// Returns an attribute's value, or nil if only its name is printed, as for `checked` of HTML.
    private func value(of property: xmlAttrPtr, isExact: Bool) -> String? {
        guard let text = property.pointee.children else { return isXML ? "" : nil }
        let isBoolean = !isXML && !isExact && htmlIsBooleanAttr(property.pointee.name) != 0
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
