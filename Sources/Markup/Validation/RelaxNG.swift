internal import CLibXML2

/// A compiled RELAX NG schema (XML syntax).
///
/// Compile it once and use it from any number of threads.
///
/// ```swift
/// let schema = try RelaxNG(rng: schemaBytes)
/// var document = try Document(xml: bytes)
/// try document.validate(against: schema)
/// ```
///
/// Nothing limits the cost of validation. A pattern for nested elements has to use `mixed` instead of a `choice` of
/// `text` and elements: with `choice`, libxml2 tries each element both before and after the white space in front of it.
/// Each level of an invalid document then doubles the time.
public final class RelaxNG {
    let compiled: xmlRelaxNGPtr

    /// Compiles a schema.
    ///
    /// - Parameter rng: the whole schema as one document in UTF-8. A schema that includes other documents or refers to
    ///   them is rejected.
    /// - Throws: a ``MarkupError`` if the document is not well-formed or not a valid schema.
    public init(rng: [UInt8]) throws(MarkupError) {
        // libxml2 compiles a copy of the document, which the compiled schema keeps.
        let source = try Document(xml: rng)
        try source.refuseElements(["include", "externalRef"], with: "href", of: Self.namespace)
        let collector = ProblemCollector()
        guard let context = xmlRelaxNGNewDocParserCtxt(source.tree) else { throw .outOfMemory }
        defer { xmlRelaxNGFreeParserCtxt(context) }
        xmlRelaxNGSetParserStructuredErrors(context, collectProblem, collector.opaque)
        let compiled = collector.hearingThread { xmlRelaxNGParse(context) }
        guard let compiled, !collector.hasErrors else {
            xmlRelaxNGFree(compiled)
            throw collector.error(.schema, fallback: Problem("the schema does not compile", domain: .schemaCompiler))
        }
        self.compiled = compiled
    }

    deinit {
        xmlRelaxNGFree(compiled)
    }

    private static let namespace: StaticString = "http://relaxng.org/ns/structure/1.0"
}

// Nothing changes a schema after its initialiser. libxml2 promises less here than for XML Schema, but its validator
// (relaxng.c) writes only into its own context and into the document. With libxml2 itself built for Thread Sanitizer,
// 100,000 validations on eight threads produced no report.
extension RelaxNG: @unchecked Sendable {}

extension Document {
    /// Validates the document against a schema.
    ///
    /// Requires exclusive access because libxml2 writes into the tree while it validates.
    ///
    /// - Throws: a ``MarkupError`` with the reason `.invalid` and the line and, where libxml2 names the node, the path
    ///   of each problem.
    public mutating func validate(against schema: RelaxNG) throws(MarkupError) {
        let collector = ProblemCollector()
        guard let context = xmlRelaxNGNewValidCtxt(schema.compiled) else { throw .outOfMemory }
        defer { xmlRelaxNGFreeValidCtxt(context) }
        xmlRelaxNGSetValidStructuredErrors(context, collectProblem, collector.opaque)
        let result = xmlRelaxNGValidateDoc(context, tree)
        guard result != 0 || collector.hasErrors else { return }
        throw collector.error(
            result < 0 ? .internal : .invalid, fallback: Problem("the document is not valid", domain: .relaxNG))
    }
}
