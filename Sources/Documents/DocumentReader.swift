import Markup

/// Takes a document from its source through parser and schema; nothing gets past it that is not valid.
struct DocumentReader: Sendable {
    let source: any DocumentSource
    private let countriesSchema: Memo<Schema, DocumentFailure>
    private let holidaysSchema: Memo<Schema, DocumentFailure>

    init(_ source: any DocumentSource) {
        self.source = source
        countriesSchema = Memo { () throws(DocumentFailure) in try Self.schema("countries.xsd") }
        holidaysSchema = Memo { () throws(DocumentFailure) in try Self.schema("holidays.xsd") }
    }

    /// The schemas are always the embedded ones: they are what this program can read, whatever the source.
    private static func schema(_ name: String) throws(DocumentFailure) -> Schema {
        let embedded = EmbeddedDocuments()
        let bytes = embedded.bytes(of: name) ?? []
        do {
            return try Schema(xsd: bytes)
        } catch {
            throw .invalid(name: name, source: embedded.label, problems: error)
        }
    }

    func countries() throws(DocumentFailure) -> CountriesDocument {
        let name = "countries.xml"
        let document = try valid(try bytes(of: name), name, countriesSchema)
        return try CountriesDocument(document, name: name, source: source.label)
    }
}
