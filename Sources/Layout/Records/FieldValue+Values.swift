public import AlmanacValues
public import Formats
public import HTML

// The values that records have, each with its spelling for programs.

extension String: TextValue {}
extension CountryCode: TextValue {}
extension RegionCode: TextValue {}
extension Territory: TextValue {}
extension HolidayID: TextValue {}
extension SluggedID: FieldValue, TextValue {}
extension Slug: TextValue {}
extension HolidayType: TextValue {}
extension KnownState: TextValue {}
extension KnownBasis: TextValue {}
extension Tradition: TextValue {}
extension Continent: TextValue {}
extension DataChange.Kind: TextValue {}
/// Hours and minutes: "13:00".
extension TimeOfDay: TextValue {}
/// A path on this site, with its query.
extension Link: TextValue {}

/// The text as it came.
extension ForeignText: TextValue {
    @inlinable public var spelling: String { text }
}

/// A date of ISO 8601.
extension CivilDate: TextValue {
    public static var schema: JSONSchema { .date }
}

/// The English name in lower case: "saturday".
extension Weekday: TextValue {
    @inlinable public var spelling: String { String(describing: self) }
}

extension Int: FieldValue {
    public static var schema: JSONSchema { .integer }

    @inlinable
    public func write(_ name: StaticString, into json: inout JSONObject) { json.member(name, self) }

    @inlinable
    public func write(into json: inout JSONElement) { json.number(self) }

    @inlinable public var attribute: String? { String(self) }
}

extension Bool: FieldValue {
    public static var schema: JSONSchema { .flag }

    @inlinable
    public func write(_ name: StaticString, into json: inout JSONObject) { json.member(name, self) }

    @inlinable
    public func write(into json: inout JSONElement) { json.flag(self) }

    @inlinable public var attribute: String? { self ? "true" : "false" }
}

/// An integer, or a number with half a day, such as 6.5.
extension DayCount: FieldValue {
    public static var schema: JSONSchema { .halves }

    @inlinable
    public func write(_ name: StaticString, into json: inout JSONObject) {
        if hasHalf { json.member(name, number) } else { json.member(name, whole) }
    }

    @inlinable
    public func write(into json: inout JSONElement) {
        if hasHalf { json.number(number) } else { json.number(whole) }
    }

    @inlinable public var attribute: String? { description }
}

extension LocalizedText: Described {
    @inlinable
    public static func describe(_ fields: inout some Fields<LocalizedText> & ~Copyable) {
        fields("language", "The language of the text (BCP 47).") { $0.language }
        fields("text", "The text.") { $0.text }
    }

    /// Writes an element with the text, whose language is `xml:lang`.
    @inlinable
    public func write(_ name: StaticString, into xml: inout XMLElement) {
        xml.element(name.description, text, language: language)
    }
}

extension ClosedRange: FieldValue, Described where Bound == Int {
    @inlinable
    public static func describe(_ fields: inout some Fields<ClosedRange<Int>> & ~Copyable) {
        fields("first", "The first year.", .attribute("firstYear")) { $0.lowerBound }
        fields("last", "The last year.", .attribute("lastYear")) { $0.upperBound }
    }
}

/// "1859-10-03", "1859-10", "1859"; "-0398" is 399 BCE.
extension PartialDate: Described {
    @inlinable
    public static func describe(_ fields: inout some Fields<PartialDate> & ~Copyable) {
        fields("date", "As far as it is known: the year, the year and the month, or the day (ISO 8601).") {
            $0.description
        }
        fields("approximate", "Whether the date is only about right.") { $0.isApproximate }
    }
}
