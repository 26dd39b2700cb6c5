internal import CLibXML2
internal import MarkupSyntax

extension xmlNode {
    /// Whether this is text. CDATA sections count as text: the parser turns those of XML into text, and stores the
    /// content of HTML's scripts and styles as CDATA sections.
    var isText: Bool {
        type == XML_TEXT_NODE || type == XML_CDATA_SECTION_NODE
    }

    /// Whether this is text that consists only of white space.
    var isBlank: Bool {
        guard isText, var byte = UnsafePointer(content) else { return isText }
        while byte.pointee.isBlank || byte.pointee == 0x0C {
            byte += 1
        }
        return byte.pointee == 0
    }
}

extension UnsafeMutablePointer<xmlNode> {
    /// Returns the next node in document order that is still inside `top`, or nil. It loops and does not recurse, so
    /// deep trees cannot overflow the stack.
    func next(within top: xmlNodePtr) -> xmlNodePtr? {
        if pointee.type == XML_ELEMENT_NODE, let child = pointee.children { return child }
        return nextAfter(within: top)
    }

    /// Returns the next node after this one and all its content that is still inside `top`, or nil.
    func nextAfter(within top: xmlNodePtr) -> xmlNodePtr? {
        var node = self
        while node != top {
            if let sibling = node.pointee.next { return sibling }
            guard let parent = node.pointee.parent else { return nil }
            node = parent
        }
        return nil
    }

    /// The child nodes.
    var childNodes: some Sequence<xmlNodePtr> {
        sequence(first: pointee.children) { $0?.pointee.next }.lazy.prefix { $0 != nil }.compactMap(\.self)
    }

    /// Whether a child node is text other than white space.
    var hasTextBesidesBlanks: Bool {
        childNodes.contains { $0.pointee.isText && !$0.pointee.isBlank }
    }

    /// Whether a text node has siblings on both sides. If all text is white space, it then separates two elements.
    var hasBlanksBetweenElements: Bool {
        childNodes.contains { $0.pointee.isText && $0.pointee.prev != nil && $0.pointee.next != nil }
    }

    /// The name with its prefix, as written.
    var qualifiedName: String {
        qualified(pointee.name, in: pointee.ns)
    }
}

extension UnsafeMutablePointer<xmlAttr> {
    /// The name with its prefix, as written.
    var qualifiedName: String {
        qualified(pointee.name, in: pointee.ns)
    }
}

private func qualified(_ name: UnsafePointer<xmlChar>?, in namespace: xmlNsPtr?) -> String {
    let name = String(nullTerminated: name)
    guard let prefix = namespace?.pointee.prefix else { return name }
    return "\(String(nullTerminated: prefix)):\(name)"
}
