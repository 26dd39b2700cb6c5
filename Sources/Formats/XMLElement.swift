import HTML
internal import Markup

/// An element of XML that is being written. Its attributes come before its content, both in the order of the calls.
///
/// ```swift
/// let bytes = XMLElement.document("countries", namespace: "urn:x") { countries in
///     countries.element("country") { country in
///         country.attribute("code", "DE")
///         country.element("name", "Germany", language: "en")
///     }
/// }
/// ```
/// libxml2 writes the document (`Markup.XMLWriter`), so markup in a text is escaped, and the document is well-formed. A
/// character that XML 1.0 does not have, such as U+0008, is replaced with U+FFFD: one such character in an upstream's
/// text must not keep programs from all the rest.
///
/// The names of elements and attributes are the program's own. A name that XML does not have, an attribute after
/// content, or a repeated one, is a mistake in the program, which its tests find: the document is then empty.
public struct XMLElement: ~Copyable {
    /// Nil while another element has it.
    private var writer: XMLWriter?

    private init(_ writer: consuming XMLWriter?) {
        self.writer = writer
    }

    /// Returns the UTF-8 bytes of a document, with an XML declaration.
    ///
    /// - Parameters:
    ///   - namespace: the namespace of all elements; nil for none.
    public static func document(
        _ root: String, namespace: String? = nil, _ write: (inout XMLElement) -> Void
    ) -> [UInt8] {
        let namespaces: KeyValuePairs<String, String> = if let namespace { ["": namespace] } else { [:] }
        guard let writer = try? XMLWriter.begun(root, namespaces: namespaces) else { return [] }
        var element = XMLElement(writer)
        write(&element)
        return (try? element.ended()) ?? []
    }

    /// Writes an attribute; none if the value is nil.
    public mutating func attribute(_ name: String, _ value: String?) {
        // The writer keeps its first error, and then gives no document.
        if let value { try? writer?.attribute(name, Self.cleaned(value)) }
    }

    /// Writes an attribute whose value is a number.
    public mutating func attribute(_ name: String, _ number: Int) { attribute(name, String(number)) }

    /// Writes an attribute whose value is `true` or `false`.
    public mutating func attribute(_ name: String, _ flag: Bool) { attribute(name, flag ? "true" : "false") }

    /// Writes text.
    public mutating func text(_ text: String) {
        try? writer?.text(Self.cleaned(text))
    }

    /// Writes an element.
    public mutating func element(_ name: String, _ write: (inout XMLElement) -> Void) {
        guard begin(name) else { return }
        write(&self)
        writer?.end()
    }

    /// Writes an element that contains only text; none if the text is nil.
    ///
    /// - Parameter language: the text's BCP 47 language tag; nil if the text is in no language, or in that of the
    ///   element around it.
    public mutating func element(_ name: String, _ text: String?, language: String? = nil) {
        guard let text, begin(name) else { return }
        attribute("xml:lang", language)
        self.text(text)
        writer?.end()
    }

    /// Returns this element, and leaves one here that writes nothing, so that a type can own the element while it writes
    /// attributes and content. Give it back with `swap`.
    public mutating func taken() -> XMLElement {
        var other = XMLElement(nil)
        swap(&self, &other)
        return other
    }

    private mutating func begin(_ name: String) -> Bool {
        (try? writer?.begin(name)) != nil
    }

    private consuming func ended() throws -> [UInt8] {
        try writer?.finished() ?? []
    }

    /// Returns the text with U+FFFD in place of each character that XML 1.0 does not have (section 2.2).
    /// `DirectionMarks` says which marks of direction are left out.
    private static func cleaned(_ text: String) -> String {
        // Most texts have ordinary bytes only.
        if text.withBytes({ OrdinaryText($0).isWhole }) { return text }
        let text = DirectionMarks.contained(text)
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0xEF }) else { return text }
        var clean = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x09, 0x0A, 0x0D, 0x20..<0xFFFE, 0x1_0000...: clean.append(scalar)
            default: clean.append("\u{FFFD}")
            }
        }
        return String(clean)
    }
}
