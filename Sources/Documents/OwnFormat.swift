public import AlmanacValues
public import Entities
import Support

/// Functions that parse, validate and map the bytes of one of our own documents. They reject an invalid document
/// regardless of its source: the program, a folder, the network or a cache.
///
/// All of them throw a ``DocumentFailure`` that names the document, the line and the reason.
public enum OwnFormat {
    /// Returns the countries of a `countries.xml`, sorted by name.
    public static func countries(_ bytes: [UInt8], label: DocumentLabel) throws(DocumentFailure) -> [Country] {
        try CountriesDocument(label.xml(bytes, DocumentSchemas.countries), label: label).countries
    }

    /// Returns the calendar of a `holidays/CC.xml`. Rejects a document about another country.
    public static func calendar(
        _ bytes: [UInt8], of country: CountryCode, label: DocumentLabel
    ) throws(DocumentFailure) -> HolidayCalendar {
        let calendar = try HolidaysDocument(label.xml(bytes, DocumentSchemas.holidays), label: label).calendar
        guard calendar.country == country else {
            throw label.inconsistent(1, "expected the holidays of \(country), found \(calendar.country)")
        }
        return calendar
    }

    /// Returns the occasions of an `occasions.xml`, in document order.
    public static func occasions(_ bytes: [UInt8], label: DocumentLabel) throws(DocumentFailure) -> [Occasion] {
        try OccasionsDocument(label.xml(bytes, DocumentSchemas.occasions), label: label).occasions
    }

    /// Returns the names of a `names.xml`, in document order.
    public static func names(_ bytes: [UInt8], label: DocumentLabel) throws(DocumentFailure) -> [HolidayName] {
        try NamesDocument(label.xml(bytes, DocumentSchemas.names), label: label).names
    }

    /// Returns the stories of occasions. Rejects a document about a country.
    static func stories(_ bytes: [UInt8], label: DocumentLabel) throws(DocumentFailure) -> [Slug: Story] {
        try StoriesDocument.ofOccasions(label.xml(bytes, DocumentSchemas.stories), label)
    }

    /// Returns the stories of a country's own holidays, in document order. Rejects a document about another country.
    static func stories(
        _ bytes: [UInt8], of country: CountryCode, label: DocumentLabel
    ) throws(DocumentFailure) -> [HolidayStory] {
        try StoriesDocument.ofHolidays(label.xml(bytes, DocumentSchemas.stories), in: country, label)
    }

    /// Returns the revisions of each country in a `changes.xml`, the newest first.
    public static func changes(
        _ bytes: [UInt8], label: DocumentLabel
    ) throws(DocumentFailure) -> [CountryCode: [Revision]] {
        try ChangesDocument(label.xml(bytes, DocumentSchemas.changes), label: label).revisions
    }

    /// Returns the quotations in the schema.org microdata of an HTML page, in document order and without duplicates.
    public static func quotations(_ bytes: [UInt8], label: DocumentLabel) throws(DocumentFailure) -> [Quotation] {
        try QuotesDocument(label.html(bytes), label: label).quotations
    }

    /// Returns the people in the schema.org microdata of an HTML page, in document order.
    public static func people(_ bytes: [UInt8], label: DocumentLabel) throws(DocumentFailure) -> [Person] {
        try PeopleDocument(label.html(bytes), label: label).people
    }

    /// Returns the code of a side. Rejects a document about the other side.
    public static func code(
        _ bytes: [UInt8], of side: Side, label: DocumentLabel
    ) throws(DocumentFailure) -> SideCode {
        try SidesDocument.code(label.xml(bytes, DocumentSchemas.sides), of: side, label)
    }

    /// Returns the masters of the light side, in document order.
    public static func masters(_ bytes: [UInt8], label: DocumentLabel) throws(DocumentFailure) -> [Master] {
        try SidesDocument.masters(label.xml(bytes, DocumentSchemas.sides), label)
    }

    /// Returns the holocrons of the dark side, in document order.
    public static func holocrons(_ bytes: [UInt8], label: DocumentLabel) throws(DocumentFailure) -> [Holocron] {
        try SidesDocument.holocrons(label.xml(bytes, DocumentSchemas.sides), label)
    }
}
