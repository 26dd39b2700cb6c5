import AlmanacValues
import Entities
import Markup

/// Maps a validated document of the sides to entities: a code, the masters or the holocrons.
///
/// The schema allows any of the three root elements, so each function checks that it got the right one.
enum SidesDocument {
    static func code(
        _ document: borrowing Document, of side: Side, _ label: DocumentLabel
    ) throws(DocumentFailure) -> SideCode {
        let root = document.root
        guard root.isNamed("code"), root.attribute("side") == side.rawValue
        else { throw label.inconsistent(root.line, "the document is not the code of the \(side.rawValue) side") }
        return SideCode(side: side, title: texts("title", of: root).first ?? "", lines: texts("line", of: root))
    }

    static func masters(
        _ document: borrowing Document, _ label: DocumentLabel
    ) throws(DocumentFailure) -> [Master] {
        let root = document.root
        guard root.isNamed("masters") else { throw label.inconsistent(root.line, "expected <masters>") }
        var names: [String: PartedName] = [:]
        var children = root.children
        while let child = children.next() {
            if let id = child.attribute("id") { names[id] = name(of: child) }
        }
        var masters: [Master] = []
        children = root.children
        while let child = children.next() {
            masters.append(Master(name: name(of: child), apprentices: apprentices(of: child, names)))
        }
        return masters
    }

    static func holocrons(
        _ document: borrowing Document, _ label: DocumentLabel
    ) throws(DocumentFailure) -> [Holocron] {
        let root = document.root
        guard root.isNamed("holocrons") else { throw label.inconsistent(root.line, "expected <holocrons>") }
        var holocrons: [Holocron] = []
        var children = root.children
        while let child = children.next() {
            holocrons.append(
                Holocron(
                    name: texts("name", of: child).first ?? "", creator: texts("creator", of: child).first,
                    powers: texts("power", of: child)))
        }
        return holocrons
    }

    private static func name(of master: borrowing Element) -> PartedName {
        var children = master.children
        while let child = children.next() {
            if child.isNamed("name") { return parts(of: child) }
        }
        return PartedName()
    }

    /// Returns the names of the apprentices. An apprentice who is also a master is a reference, any other has a name.
    /// The schema guarantees that each reference is the id of a master in the same document.
    private static func apprentices(of master: borrowing Element, _ masters: [String: PartedName]) -> [PartedName] {
        var names: [PartedName] = []
        var children = master.children
        while let child = children.next() {
            if child.isNamed("apprentice") {
                names.append(parts(of: child))
            } else if let reference = child.attribute("ref"), let name = masters[reference] {
                names.append(name)
            }
        }
        return names
    }

    private static func parts(of name: borrowing Element) -> PartedName {
        PartedName(given: texts("given", of: name).first, family: texts("family", of: name).first)
    }

    /// Returns the texts of the children with a name, in order.
    private static func texts(_ name: StaticString, of element: borrowing Element) -> [String] {
        var texts: [String] = []
        var children = element.children
        while let child = children.next() {
            if child.isNamed(name) { texts.append(child.text) }
        }
        return texts
    }
}
