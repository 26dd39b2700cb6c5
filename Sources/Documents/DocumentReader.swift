import AlmanacValues
import Entities
import Support

/// Reads the documents of a source into entities.
struct DocumentReader: Sendable {
    let source: any DocumentSource

    init(_ source: any DocumentSource) {
        self.source = source
    }

    func countries() throws(DocumentFailure) -> [Country] {
        let label = label(DocumentName.countries)
        return try OwnFormat.countries(try required(label), label: label)
    }

    /// Returns the calendar of a country; nil if the source has no document for it.
    func calendar(of country: CountryCode) throws(DocumentFailure) -> HolidayCalendar? {
        let label = label(DocumentName.calendar(of: country))
        guard let bytes = try source.bytes(of: label.name) else { return nil }
        return try OwnFormat.calendar(bytes, of: country, label: label)
    }

    /// Returns the occasions. If the source has no document for them, as an operator's folder may, they are the
    /// program's own: the ids in the calendars are the same.
    func occasions() throws(DocumentFailure) -> [Occasion] {
        let label = label(DocumentName.occasions)
        if let bytes = try source.bytes(of: label.name) { return try OwnFormat.occasions(bytes, label: label) }
        let embedded = DocumentReader(EmbeddedDocuments())
        let own = embedded.label(DocumentName.occasions)
        return try OwnFormat.occasions(try embedded.required(own), label: own)
    }

    /// Returns the outline of the countries: always the program's own, which fits every calendar.
    func outline() throws(DocumentFailure) -> Outline {
        let embedded = DocumentReader(EmbeddedDocuments())
        let label = embedded.label(DocumentName.outline)
        return try OutlineDocument(
            label.xml(try embedded.required(label), DocumentSchemas.outline), label: label
        ).outline
    }

    /// Returns the map of a country with its regions: always the program's own. Nil if it has none.
    func map(of country: CountryCode) throws(DocumentFailure) -> RegionMap? {
        let embedded = EmbeddedDocuments()
        let label = DocumentLabel(name: DocumentName.map(of: country), source: embedded.name)
        guard let bytes = embedded.bytes(of: label.name) else { return nil }
        return try RegionMapDocument(label.xml(bytes, DocumentSchemas.maps), of: country, label: label).map
    }

    /// Returns the cities: always the program's own.
    func cities() throws(DocumentFailure) -> [City] {
        let embedded = DocumentReader(EmbeddedDocuments())
        let label = embedded.label(DocumentName.cities)
        return try CitiesDocument(
            label.xml(try embedded.required(label), DocumentSchemas.cities), label: label
        ).cities
    }

    /// Returns when and where occasions are kept; nil if the source does not say, such as an operator's folder with
    /// calendars of its own.
    func celebrations() throws(DocumentFailure) -> CelebrationsDocument? {
        let label = label(DocumentName.celebrations)
        guard let bytes = try source.bytes(of: label.name) else { return nil }
        return try CelebrationsDocument(label.xml(bytes, DocumentSchemas.celebrations), label: label)
    }

    /// Returns the names of holidays; empty if the source does not have them, such as an operator's folder with
    /// calendars of its own.
    func names() throws(DocumentFailure) -> [HolidayName] {
        let label = label(DocumentName.names)
        guard let bytes = try source.bytes(of: label.name) else { return [] }
        return try OwnFormat.names(bytes, label: label)
    }

    /// Returns the revisions of all countries; nil if the source does not keep them, such as an operator's folder.
    func changes() throws(DocumentFailure) -> [CountryCode: [Revision]]? {
        let label = label(DocumentName.changes)
        guard let bytes = try source.bytes(of: label.name) else { return nil }
        return try OwnFormat.changes(bytes, label: label)
    }

    func missingCalendar(of country: CountryCode) -> DocumentFailure {
        .missing(name: DocumentName.calendar(of: country), source: source.name)
    }

    func label(_ name: String) -> DocumentLabel {
        DocumentLabel(name: name, source: source.name)
    }

    /// Returns the bytes of a document that every source must have.
    func required(_ label: DocumentLabel) throws(DocumentFailure) -> [UInt8] {
        guard let bytes = try source.bytes(of: label.name) else {
            throw .missing(name: label.name, source: label.source)
        }
        return bytes
    }
}
