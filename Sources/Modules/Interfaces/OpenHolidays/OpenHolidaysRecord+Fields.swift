import AlmanacValues
import Layout

// What is unknown or empty is left out.

extension OpenHoliday: ForeignRecord {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields.identity { $0.uuid }
        fields("startDate", "The first day.") { $0.first }
        fields("endDate", "The last day.") { $0.last }
        fields.fields { OpenHolidayFacts(holiday: $0) }
    }
}

/// A holiday on a day that was asked for.
struct OpenHolidayOfDay: ForeignRecord {
    let holiday: OpenHoliday

    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields.identity { $0.holiday.uuid }
        fields.group("country", "The country that has it.") { country in
            country.isoCode { $0.holiday.country }
        }
        fields.fields { OpenHolidayFacts(holiday: $0.holiday) }
    }
}

private struct OpenHolidayFacts: ForeignRecord {
    let holiday: OpenHoliday

    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("type", "The type of the holiday.") { OpenType(spelling: $0.holiday.typeWord) }
        fields("name", "The names of the holiday.") { $0.holiday.names.map(OpenName.init) }
        fields("regionalScope", "Who keeps it.") { OpenScope(spelling: $0.holiday.scopeWord) }
        fields("temporalScope", "Whether the whole day is off.") {
            OpenDay(spelling: $0.holiday.isPartOfDay || $0.holiday.types.contains(.halfDay) ? "HalfDay" : "FullDay")
        }
        fields("nationwide", "Whether the whole country keeps it.") { $0.holiday.isNationwide }
        fields.omittable("subdivisions", "The regions that keep it; left out for the whole country.") {
            facts -> [OpenRegion]? in
            guard let regions = facts.holiday.regions, !regions.isEmpty else { return nil }
            return regions.map { OpenRegion(place: Territory(facts.holiday.country, $0)) }
        }
        fields.omittable("comment", "What else there is to know; left out if there is nothing.") {
            $0.holiday.comment.map { [OpenName(LocalizedText($0, language: "en"))] }
        }
    }
}

/// A text with its language, whose code is in upper case.
private struct OpenName: ForeignRecord {
    let text: LocalizedText

    init(_ text: LocalizedText) { self.text = text }

    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("language", "The code of the language, in capitals.") {
            LanguageCode(tag: $0.text.language)?.description ?? "EN"
        }
        fields("text", "The text.") { $0.text.text }
    }
}

private struct OpenRegion: ForeignRecord {
    let place: Territory

    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("code", "The region’s code (ISO 3166-2).") { $0.place }
        fields("shortName", "The code after the hyphen.") { $0.place.region?.description ?? "" }
    }
}

extension OpenHolidaysCountry: ForeignRecord {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields.isoCode { $0.code }
        fields("name", "The country’s names.") { $0.names.map(OpenName.init) }
        fields.omittable("officialLanguages", "The codes of its languages, in capitals.") {
            $0.languages.isEmpty ? nil : $0.languages.map(\.description)
        }
    }
}

extension OpenHolidaysLanguage: ForeignRecord {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("isoCode", "The code of the language, in capitals (ISO 639).") { $0.code.description }
        fields("name", "Its names.") { $0.names.map(OpenName.init) }
    }
}

extension OpenHolidaysSubdivision: ForeignRecord {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("code", "The region’s code.") { $0.place }
        fields.omittable("isoCode", "The code in ISO 3166-2; left out for a region without one.") { $0.isoCode }
        fields("shortName", "The code after the hyphen.") { $0.place.region?.description ?? "" }
        fields("name", "Its names.") { $0.names.map(OpenName.init) }
    }
}

/// The days of the first and the last holiday; empty if there are none.
struct OpenHolidaysRange: ForeignRecord {
    let range: ClosedRange<CivilDate>?

    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields.omittable("oldestStartDate", "The first day of the first one.") { $0.range?.lowerBound }
        fields.omittable("youngestStartDate", "The first day of the last one.") { $0.range?.upperBound }
    }
}

extension Fields where Self: ~Copyable {
    fileprivate mutating func identity(_ id: (Record) -> String) {
        self("id", "Names the days of the holiday; the same in every answer.") { OpenID(spelling: id($0)) }
    }

    fileprivate mutating func isoCode(_ code: (Record) -> CountryCode) {
        self("isoCode", "The country’s code (ISO 3166-1 alpha-2).") { code($0) }
    }
}

private struct OpenID: TextValue {
    let spelling: String

    static var schema: JSONSchema { .text(format: "uuid") }
}

private struct OpenType: TextValue {
    let spelling: String

    static var schema: JSONSchema { .words(["Public", "Bank", "Optional", "School"]) }
}

private struct OpenScope: TextValue {
    let spelling: String

    static var schema: JSONSchema { .words(["National", "Regional", "Local"]) }
}

private struct OpenDay: TextValue {
    let spelling: String

    static var schema: JSONSchema { .words(["FullDay", "HalfDay"]) }
}
