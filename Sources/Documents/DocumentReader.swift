import Almanac
import Markup

/// Takes a document from its source through parser, schema and mapping; nothing gets past it that is not valid.
struct DocumentReader: Sendable {
    let source: any DocumentSource
    private let countriesSchema = Memo { () throws(DocumentFailure) in try Self.schema("countries.xsd") }
    private let holidaysSchema = Memo { () throws(DocumentFailure) in try Self.schema("holidays.xsd") }

    init(_ source: any DocumentSource) {
        self.source = source
    }

    func countries() throws(DocumentFailure) -> [Country] {
        let origin = DocumentOrigin(name: "countries.xml", source: source.label)
        guard let document = try document(origin, countriesSchema) else {
            throw .missing(name: origin.name, source: origin.source)
        }
        return try CountriesDocument(document, origin: origin).countries
    }

    /// Nil where the source has no document for that country.
    func calendar(of country: CountryCode) throws(DocumentFailure) -> HolidayCalendar? {
        let origin = DocumentOrigin(name: Self.name(of: country), source: source.label)
        guard let document = try document(origin, holidaysSchema) else { return nil }
        let calendar = try HolidaysDocument(document, origin: origin).calendar
        guard calendar.country == country else {
            throw origin.inconsistent(1, "it is about \(calendar.country), not \(country)")
        }
        return calendar
    }

    func missingCalendar(of country: CountryCode) -> DocumentFailure {
        .missing(name: Self.name(of: country), source: source.label)
    }

    private static func name(of country: CountryCode) -> String { "holidays/\(country).xml" }

    func document(
        _ origin: DocumentOrigin, _ schema: Memo<Schema, DocumentFailure>
    ) throws(DocumentFailure) -> Document? {
        guard let bytes = try source.bytes(of: origin.name) else { return nil }
        let schema = try schema.get()
        do throws(MarkupError) {
            var document = try Document(xml: bytes)
            try document.validate(against: schema)
            return document
        } catch {
            throw .invalid(name: origin.name, source: origin.source, problems: error)
        }
    }

    /// The schemas are always the embedded ones: they say what this program can read, whatever the source.
    static func schema(_ name: String) throws(DocumentFailure) -> Schema {
        let embedded = EmbeddedDocuments()
        guard let bytes = embedded.bytes(of: name) else {
            throw .missing(name: name, source: embedded.label)
        }
        do throws(MarkupError) {
            return try Schema(xsd: bytes)
        } catch {
            throw .invalid(name: name, source: embedded.label, problems: error)
        }
    }
}
