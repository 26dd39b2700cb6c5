internal import CLibXML2

/// Builds an XML document as bytes in UTF-8.
///
/// ```swift
/// let feed = try XMLWriter.document("feed", namespaces: ["": "http://www.w3.org/2005/Atom"]) { feed in
///     try feed.attribute("xml:lang", "de")
///     try feed.element("title", "Fish & chips")
///     try feed.element("link") { try $0.attribute("href", address) }
/// }
/// ```
///
/// The result is always well-formed and namespace-well-formed, whatever the names and texts are: libxml2 escapes text
/// and values, and everything that cannot be escaped is an error that names the element (``Problem/path``). Errors are:
/// an invalid name, an undeclared prefix, a repeated attribute, an attribute after content, elements nested deeper than
/// 256, and a character that XML does not allow, such as U+0008 or a null character. The writer never drops or replaces
/// such characters; a program that wants this has to do it first. After an error the writer gives no document, even if
/// the caller catches the error.
public struct XMLWriter: ~Copyable {
    private var output: XMLOutput
    private let namespaces: Namespaces
    private var open: [OpenElement] = []
    private var firstError: MarkupError?

    /// The maximum nesting depth; ``Document`` reads no deeper document.
    static let maximumDepth = 256

    /// Returns a document.
    ///
    /// - Parameters:
    ///   - root: the name of the root element.
    ///   - namespaces: the name of the namespace for each prefix that the document uses; an empty prefix is the default
    ///     namespace. All are declared in the root element.
    ///   - content: writes attributes and content of the root element.
    /// - Throws: a ``MarkupError`` with the reason `.malformed` for what has no place in XML, or the error of
    ///   `content`.
    public static func document(
        _ root: String, namespaces: KeyValuePairs<String, String> = [:], content: (inout XMLWriter) throws -> Void
    ) throws -> [UInt8] {
        var writer = try begun(root, namespaces: namespaces)
        try content(&writer)
        return try writer.finished()
    }

    /// Writes an attribute of the element that is open. Call it before writing content.
    ///
    /// - Parameters:
    ///   - name: the name, with a prefix if the attribute is in a namespace. `xml` needs no declaration.
    ///   - value: any text of characters that XML has. Line breaks and tabs are kept.
    public mutating func attribute(_ name: String, _ value: String) throws(MarkupError) {
        guard let element = open.last, !element.hasContent else { throw failed("an attribute after content") }
        guard let key = namespaces.attribute(name) else {
            throw failed("the attribute's name is not valid here: \(name)")
        }
        guard !element.attributes.contains(key) else { throw failed("the attribute is repeated: \(name)") }
        try check(value)
        open[open.count - 1].attributes.append(key)
        output.attribute(name, value)
    }

    /// Writes text.
    ///
    /// - Parameter text: any text of characters that XML has. White space is kept.
    public mutating func text(_ text: String) throws(MarkupError) {
        guard !open.isEmpty else { throw failed("text outside of the root element") }
        try check(text)
        guard !text.isEmpty else { return }
        open[open.count - 1].hasContent = true
        output.text(text)
    }

    /// Writes an element with the attributes and the content that `content` writes.
    public mutating func element(_ name: String, content: (inout XMLWriter) throws -> Void) throws {
        guard !open.isEmpty else { throw failed("an element outside of the root element") }
        try start(name)
        do {
            try content(&self)
        } catch {
            firstError = firstError ?? failed("the content of an element is not complete")
            throw error
        }
        open.removeLast()
        output.end()
    }

    /// Writes an element that contains only text.
    public mutating func element(_ name: String, _ text: String) throws(MarkupError) {
        guard !open.isEmpty else { throw failed("an element outside of the root element") }
        try start(name)
        try self.text(text)
        open.removeLast()
        output.end()
    }
}

// Begin and end as two calls, for a writer of this package that cannot pass a closure.
extension XMLWriter {
    /// Begins a document, as ``document(_:namespaces:content:)`` does.
    package static func begun(
        _ root: String, namespaces: KeyValuePairs<String, String> = [:]
    ) throws(MarkupError) -> XMLWriter {
        var writer = try XMLWriter(namespaces: Namespaces(namespaces))
        try writer.start(root)
        for (prefix, name) in namespaces {
            writer.output.attribute(prefix.isEmpty ? "xmlns" : "xmlns:\(prefix)", name)
        }
        return writer
    }

    private init(namespaces: Namespaces) throws(MarkupError) {
        self.output = try XMLOutput()
        self.namespaces = namespaces
    }

    /// Begins an element, which `end` ends.
    package mutating func begin(_ name: String) throws(MarkupError) {
        guard !open.isEmpty else { throw failed("an element outside of the root element") }
        try start(name)
    }

    /// Ends the element that was begun last. The root element stays open.
    package mutating func end() {
        guard open.count > 1 else { return }
        open.removeLast()
        output.end()
    }

    /// Ends all elements that are open, and returns the document.
    ///
    /// - Throws: the first error of all calls.
    package consuming func finished() throws(MarkupError) -> [UInt8] {
        if let firstError { throw firstError }
        return try output.finish()
    }
}

extension XMLWriter {
    private mutating func start(_ name: String) throws(MarkupError) {
        guard namespaces.isElement(name) else { throw failed("the element's name is not valid here: \(name)") }
        guard open.count < Self.maximumDepth else {
            throw failed("elements are nested deeper than \(Self.maximumDepth)")
        }
        if !open.isEmpty { open[open.count - 1].hasContent = true }
        open.append(OpenElement(name: name))
        output.start(name)
    }

    private mutating func check(_ text: String) throws(MarkupError) {
        guard let scalar = XMLCharacters.firstInvalid(in: text) else { return }
        throw failed("XML has no character U+\(XMLCharacters.hexadecimal(scalar))")
    }

    /// Returns the error to throw, and makes sure that the writer gives no document.
    private mutating func failed(_ message: String) -> MarkupError {
        let path = open.map { "/" + $0.name }.joined()
        let isShown = !path.isEmpty && path.utf8.count <= Problem.maximumLength
        let problem = Problem(Problem.cleaned(message), domain: .xml, path: isShown ? path : nil)
        let error = MarkupError(.malformed, problem)
        firstError = firstError ?? error
        return error
    }
}

/// An element whose end tag is not written yet.
private struct OpenElement {
    let name: String
    var attributes: [Namespaces.Key] = []
    var hasContent = false
}
