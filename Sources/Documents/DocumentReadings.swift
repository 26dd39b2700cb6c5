public import Almanac

/// Functions that parse, validate and map the bytes of one of our own documents. They reject an invalid document
/// regardless of its source: the program, a folder, the network or a cache.
///
/// All of them throw a ``DocumentFailure`` that names the document, the line and the reason.
public enum DocumentReadings {
    /// Returns the countries of a `countries.xml`, sorted by name.
    public static func countries(_ bytes: [UInt8], origin: DocumentOrigin) throws(DocumentFailure) -> [Country] {
        try CountriesDocument(origin.xml(bytes, DocumentSchemas.countries), origin: origin).countries
    }

    /// Returns the calendar of a `holidays/CC.xml`. Rejects a document about another country.
    public static func calendar(
        _ bytes: [UInt8], of country: CountryCode, origin: DocumentOrigin
    ) throws(DocumentFailure) -> HolidayCalendar {
        let calendar = try HolidaysDocument(origin.xml(bytes, DocumentSchemas.holidays), origin: origin).calendar
        guard calendar.country == country else {
            throw origin.inconsistent(1, "expected the holidays of \(country), found \(calendar.country)")
        }
        return calendar
    }

    /// Returns the quotations in the schema.org microdata of an HTML page, in document order and without duplicates.
    public static func quotations(_ bytes: [UInt8], origin: DocumentOrigin) throws(DocumentFailure) -> [Quotation] {
        try QuotesDocument(origin.html(bytes), origin: origin).quotations
    }

    /// Returns the people in the schema.org microdata of an HTML page, in document order.
    public static func people(_ bytes: [UInt8], origin: DocumentOrigin) throws(DocumentFailure) -> [Person] {
        try PeopleDocument(origin.html(bytes), origin: origin).people
    }

    /// Returns the code of a side. Rejects a document about the other side.
    public static func code(
        _ bytes: [UInt8], of side: Side, origin: DocumentOrigin
    ) throws(DocumentFailure) -> SideCode {
        try SidesDocument.code(origin.xml(bytes, DocumentSchemas.sides), of: side, origin)
    }

    /// Returns the masters of the light side, in document order.
    public static func masters(_ bytes: [UInt8], origin: DocumentOrigin) throws(DocumentFailure) -> [Master] {
        try SidesDocument.masters(origin.xml(bytes, DocumentSchemas.sides), origin)
    }

    /// Returns the holocrons of the dark side, in document order.
    public static func holocrons(_ bytes: [UInt8], origin: DocumentOrigin) throws(DocumentFailure) -> [Holocron] {
        try SidesDocument.holocrons(origin.xml(bytes, DocumentSchemas.sides), origin)
    }
}
