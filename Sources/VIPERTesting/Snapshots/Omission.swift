import Markup

/// A part of a page that other snapshots show, such as a site's frame, and that a snapshot leaves out.
///
/// ```swift
/// let frame: [Omission] = [
///     .element("/html/head/link[@rel='icon']", named: "icon"),
///     .element("/html/body/footer", named: "footer"),
///     .tags("/html/body/main[following-sibling::*[1][self::footer]]", named: "main"),
/// ]
/// try expectSnapshot(visit, named: "ships", omissions: frame)
/// ```
///
/// An omission that selects nothing is an error. An expression may therefore also say where the part is: a page that
/// breaks the frame does not match it. <doc:Frames> has the rest.
public struct Omission: Sendable {
    /// What the part is called in errors.
    public let name: String
    private let path: XPath
    private let extent: LeftOut.Extent

    /// Leaves out elements with everything in them.
    ///
    /// - Parameters:
    ///   - expression: XPath 1.0 that selects the elements, such as `/html/body/footer`.
    ///   - namespaces: the namespace of each prefix in the expression.
    ///   - name: what the part is called in errors.
    public static func element(
        _ expression: StaticString, namespaces: [String: String] = [:], named name: String
    ) -> Omission {
        Omission(name: name, path: XPath(expression, namespaces: namespaces), extent: .element)
    }

    /// Leaves out the start tags and end tags of elements. What is in an element takes its place.
    ///
    /// - Parameters:
    ///   - expression: XPath 1.0 that selects the elements, such as `/html/body`.
    ///   - namespaces: the namespace of each prefix in the expression.
    ///   - name: what the part is called in errors.
    public static func tags(
        _ expression: StaticString, namespaces: [String: String] = [:], named name: String
    ) -> Omission {
        Omission(name: name, path: XPath(expression, namespaces: namespaces), extent: .tags)
    }

    /// Adds the part to what is left out of a document.
    ///
    /// - Throws: `SnapshotError` if the expression selects nothing, `MarkupError` if it fails or selects anything but
    ///   elements.
    func add(to leftOut: inout LeftOut, of document: borrowing Document) throws {
        guard try leftOut.add(path, extent, of: document) > 0 else {
            throw SnapshotError(
                "the omission “\(name)” selects nothing in the page; remove it, or correct what it looks for")
        }
    }
}

extension [Omission] {
    /// Returns a document as text, without these parts.
    func printed(_ document: borrowing Document) throws -> String {
        var leftOut = LeftOut()
        for omission in self { try omission.add(to: &leftOut, of: document) }
        return document.prettyPrinted(leavingOut: leftOut)
    }
}
