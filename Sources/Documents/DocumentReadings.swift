public import Almanac

/// From the bytes of one of our own documents to what is in it, by way of parser, schema and mapping. Nothing gets
/// past that is not valid, wherever the bytes come from: the program, a folder, the network, a cache.
///
/// All throw a ``DocumentFailure`` that names the document, the line and the reason.
public enum DocumentReadings {
    /// The countries of a `countries.xml`, in the order of their names.
    public static func countries(_ bytes: [UInt8], origin: DocumentOrigin) throws(DocumentFailure) -> [Country] {
        try CountriesDocument(origin.xml(bytes, DocumentSchemas.countries), origin: origin).countries
    }

    /// The calendar of a `holidays/CC.xml`, which has to be that country's.
    public static func calendar(
        _ bytes: [UInt8], of country: CountryCode, origin: DocumentOrigin
    ) throws(DocumentFailure) -> HolidayCalendar {
        let calendar = try HolidaysDocument(origin.xml(bytes, DocumentSchemas.holidays), origin: origin).calendar
        guard calendar.country == country else {
            throw origin.inconsistent(1, "it is about \(calendar.country), not \(country)")
        }
        return calendar
    }

    /// The quotations of an HTML page that carries them as schema.org microdata, each once, in its order.
    public static func quotations(_ bytes: [UInt8], origin: DocumentOrigin) throws(DocumentFailure) -> [Quotation] {
        try QuotesDocument(origin.html(bytes), origin: origin).quotations
    }

    /// The people of an HTML page that carries them as schema.org microdata, in its order.
    public static func people(_ bytes: [UInt8], origin: DocumentOrigin) throws(DocumentFailure) -> [Person] {
        try PeopleDocument(origin.html(bytes), origin: origin).people
    }

    /// The code of a side, which has to be that side's.
    public static func code(
        _ bytes: [UInt8], of side: Side, origin: DocumentOrigin
    ) throws(DocumentFailure) -> SideCode {
        try SidesDocument.code(origin.xml(bytes, DocumentSchemas.sides), of: side, origin)
    }

    /// The masters of the light.
    public static func masters(_ bytes: [UInt8], origin: DocumentOrigin) throws(DocumentFailure) -> [Master] {
        try SidesDocument.masters(origin.xml(bytes, DocumentSchemas.sides), origin)
    }

    /// The holocrons of the dark.
    public static func holocrons(_ bytes: [UInt8], origin: DocumentOrigin) throws(DocumentFailure) -> [Holocron] {
        try SidesDocument.holocrons(origin.xml(bytes, DocumentSchemas.sides), origin)
    }
}
