internal import CLibXML2

extension xmlNode {
    /// Whether this is a stretch of text. CDATA sections are: the parser turns those of XML into text, and makes
    /// them of what scripts and styles of HTML contain.
    var isText: Bool {
        type == XML_TEXT_NODE || type == XML_CDATA_SECTION_NODE
    }

    /// Whether this is text and all of it white space.
    var isBlank: Bool {
        guard isText, var byte = UnsafePointer(content) else { return isText }
        while byte.pointee.isBlank || byte.pointee == 0x0C {
            byte += 1
        }
        return byte.pointee == 0
    }
}

extension UnsafeMutablePointer<xmlNode> {
    /// The node after this one in document order that is still inside `top`. Loops instead of recursion: the depth
    /// of a tree is never a matter of the stack.
    func next(within top: xmlNodePtr) -> xmlNodePtr? {
        if pointee.type == XML_ELEMENT_NODE, let child = pointee.children { return child }
        return nextAfter(within: top)
    }

    /// The node after this one and all that is in it, still inside `top`.
    func nextAfter(within top: xmlNodePtr) -> xmlNodePtr? {
        var node = self
        while node != top {
            if let sibling = node.pointee.next { return sibling }
            guard let parent = node.pointee.parent else { return nil }
            node = parent
        }
        return nil
    }

    /// The nodes directly within this one.
    var childNodes: some Sequence<xmlNodePtr> {
        sequence(first: pointee.children) { $0?.pointee.next }.lazy.prefix { $0 != nil }.compactMap(\.self)
    }

    /// Whether text that is not white space stands directly within.
    var hasTextBesidesBlanks: Bool {
        childNodes.contains { $0.pointee.isText && !$0.pointee.isBlank }
    }

    /// Whether white space stands between two of the elements directly within.
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
