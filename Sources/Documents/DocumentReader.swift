import Almanac

/// Reads the documents of a source into entities.
struct DocumentReader: Sendable {
    let source: any DocumentSource

    init(_ source: any DocumentSource) {
        self.source = source
    }

    func countries() throws(DocumentFailure) -> [Country] {
        let origin = origin(DocumentName.countries)
        return try DocumentReadings.countries(try required(origin), origin: origin)
    }

    /// Returns the calendar of a country; nil if the source has no document for it.
    func calendar(of country: CountryCode) throws(DocumentFailure) -> HolidayCalendar? {
        let origin = origin(DocumentName.calendar(of: country))
        guard let bytes = try source.bytes(of: origin.name) else { return nil }
        return try DocumentReadings.calendar(bytes, of: country, origin: origin)
    }

    func missingCalendar(of country: CountryCode) -> DocumentFailure {
        .missing(name: DocumentName.calendar(of: country), source: source.label)
    }

    func origin(_ name: String) -> DocumentOrigin {
        DocumentOrigin(name: name, source: source.label)
    }

    /// Returns the bytes of a document that every source must have.
    func required(_ origin: DocumentOrigin) throws(DocumentFailure) -> [UInt8] {
        guard let bytes = try source.bytes(of: origin.name) else {
            throw .missing(name: origin.name, source: origin.source)
        }
        return bytes
    }
}
