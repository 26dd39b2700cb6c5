import AlmanacValues
import Formats
import Layout

// Every member is always there, in this order; what we do not know is null.

extension NagerHoliday: ForeignRecord {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("date", "The day that people have off.") { $0.date }
        fields("localName", "The name in the country’s own language.") { $0.localName }
        fields("name", "The name in English.") { $0.name }
        fields.countryCode { $0.country }
        fields("fixed", "Always false, as in the original: it is deprecated there.") { _ in NagerFalse() }
        fields("global", "Whether the whole country keeps it.") { $0.regions == nil }
        fields("counties", "The regions that keep it (ISO 3166-2); null for the whole country.") { $0.territories }
        fields("launchYear", "The first year of the holiday: not known here, so null.") { _ in nil as Int? }
        fields("types", "The types of the holiday.") { $0.words }
    }

    fileprivate var territories: [Territory]? { regions.map { $0.map { Territory(country, $0) } } }

    /// The types in the words of Nager.Date, each once.
    fileprivate var words: [NagerWord] {
        types.map { NagerWord(spelling: $0.nagerWord) }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

/// A holiday as in version 4, which has the statutory dates and no local names.
struct NagerV4Holiday: ForeignRecord {
    let holiday: NagerHoliday

    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("date", "The statutory date.") { $0.holiday.date }
        fields("name", "The name in English.") { $0.holiday.name }
        fields.countryCode { $0.holiday.country }
        fields("nationalHoliday", "Whether the whole country keeps it.") { $0.holiday.regions == nil }
        fields("subdivisionCodes", "The regions that keep it (ISO 3166-2); null for the whole country.") {
            $0.holiday.territories
        }
        fields("holidayTypes", "The types of the holiday.") { $0.holiday.words }
    }
}

extension NagerLongWeekend: ForeignRecord {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields("startDate", "The first day off.") { $0.first }
        fields("endDate", "The last day off.") { $0.last }
        fields("dayCount", "How many days that are.") { $0.length }
        fields("needBridgeDay", "Whether a working day has to be taken off.") { !$0.bridgeDays.isEmpty }
        fields("bridgeDays", "The working days to take off.") { $0.bridgeDays }
    }
}

/// A country of the list, the same in both versions.
struct NagerListedCountry: ForeignRecord {
    let country: NagerCountry

    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields.countryCode { $0.country.code }
        fields("name", "The country’s name in English.") { $0.country.name }
    }
}

extension NagerCountry: ForeignRecord {
    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields.names(of: { $0 })
        fields.countryCode { $0.code }
        fields.surroundings()
    }
}

/// One country as in version 4.
struct NagerV4Country: ForeignRecord {
    let country: NagerCountry

    static func describe(_ fields: inout some Fields<Self> & ~Copyable) {
        fields.names(of: { $0.country })
        fields("nativeName", "The name in the country’s own language; null if it is not known.") {
            $0.country.nativeName
        }
        fields.countryCode { $0.country.code }
        fields.surroundings()
    }
}

extension Fields where Self: ~Copyable {
    fileprivate mutating func countryCode(_ code: (Record) -> CountryCode) {
        self("countryCode", "The country’s code (ISO 3166-1 alpha-2).") { code($0) }
    }

    fileprivate mutating func names(of country: (Record) -> NagerCountry) {
        self("commonName", "The country’s name in English.") { country($0).name }
        self("officialName", "The official name: not known here, so null.") { _ in nil as String? }
    }

    fileprivate mutating func surroundings() {
        self("region", "The continent; null if it is not known.") { _ in nil as String? }
        // A list that is always null, because generators of clients do not know a type of null only.
        self("borders", "The neighbours: not known here, so null.") { _ in nil as [Unknown]? }
    }
}

/// A type of holidays as Nager.Date calls it.
private struct NagerWord: TextValue, Equatable {
    let spelling: String

    static var schema: JSONSchema { .words(["Public", "Bank", "School", "Authorities", "Optional", "Observance"]) }
}

/// Always false.
private struct NagerFalse: FieldValue {
    static var schema: JSONSchema { .flagOf(false) }

    func write(into json: inout JSONElement) { json.flag(false) }

    var attribute: String? { nil }
}
