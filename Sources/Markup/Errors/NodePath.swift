internal import CLibXML2

extension UnsafeMutablePointer<xmlNode> {
    /// The path from the root element: `/holidays/holiday[3]/@date`. Names are as written, with their prefixes. An index
    /// is added only if the parent has several elements of that name.
    ///
    /// A path longer than ``Problem/maximumLength`` bytes loses its first steps, and begins with "…". (libxml2's own paths
    /// have `*` for each element of a default namespace, and any length.)
    var path: String {
        var steps: [String] = []
        var length = 0
        var current: xmlNodePtr? = self
        while let node = current, let step = node.pathStep {
            length += step.utf8.count
            guard length <= Problem.maximumLength else {
                steps.append("…")
                break
            }
            steps.append(step)
            current = node.pointee.parent
        }
        return steps.reversed().joined()
    }

    /// The last step of the path; nil for a document.
    private var pathStep: String? {
        switch pointee.type {
        case XML_ELEMENT_NODE: "/\(qualifiedName)\(indexAmongNamesakes.map { "[\($0)]" } ?? "")"
        case XML_ATTRIBUTE_NODE: withMemoryRebound(to: xmlAttr.self, capacity: 1) { "/@\($0.qualifiedName)" }
        case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: "/text()"
        default: nil
        }
    }

    /// The position among the siblings with the same name, from 1; nil if there is only one.
    private var indexAmongNamesakes: Int? {
        var before = 0
        var sibling = pointee.prev
        while let other = sibling {
            if isNamesake(of: other) { before += 1 }
            sibling = other.pointee.prev
        }
        guard before == 0 else { return before + 1 }
        sibling = pointee.next
        while let other = sibling {
            if isNamesake(of: other) { return 1 }
            sibling = other.pointee.next
        }
        return nil
    }

    private func isNamesake(of other: xmlNodePtr) -> Bool {
        other.pointee.type == XML_ELEMENT_NODE && xmlStrEqual(pointee.name, other.pointee.name) != 0
            && xmlStrEqual(pointee.ns?.pointee.prefix, other.pointee.ns?.pointee.prefix) != 0
    }
}
