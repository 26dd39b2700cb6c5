public import AlmanacValues
import Documents
public import Entities
public import ServiceContracts
public import Support

/// holidata.net, or a host with documents of the same format. It has a sheet for each year of a country, with all its
/// regions.
public struct Holidata: HolidayAdapter, SheetSource {
    public static let word = "holidata"

    public let address: UpstreamAddress

    /// The years to ask for. Only the host's responses show which of them exist.
    private static let years = 2011...2100

    public init(_ address: String, key _: String?) throws(SettingProblem) {
        self.address = try UpstreamAddress(address)
    }

    public var credits: Origin.Upstream {
        Origin.Upstream(
            service: "holidata", host: address.publicHost,
            remark: "It does not separate public holidays from other days when work stops or is reduced.")
    }

    /// The countries that have a locale at holidata. The host has no list to ask for.
    public func offered(
        of countries: [Country], from _: any DocumentLoader
    ) async throws(ServiceFailure) -> Supply<[Country]> {
        Supply(countries.filter { HolidataLocale($0.code) != nil })
    }

    public func outline(
        of country: Country, from _: any DocumentLoader
    ) async throws(ServiceFailure) -> Supply<CalendarOutline>? {
        HolidataLocale(country.code).map { _ in Supply(CalendarOutline(years: Self.years, declaresYears: false)) }
    }

    public func document(of sheet: CalendarSheet) -> UpstreamDocument<[Holiday]>? {
        guard let locale = HolidataLocale(sheet.country.code) else { return nil }
        return UpstreamDocument(
            sheet.name, of: "holidata", from: address.description, .xml(address.appending(locale.path(of: sheet.year)))
        ) { bytes, label throws(DocumentFailure) in
            try HolidataDocument.holidays(bytes, in: sheet.year, locale: locale, label: label)
        }
    }
}

/// A locale of holidata.net: a country and one of the languages in which its holidays are published.
public struct HolidataLocale: Hashable, Sendable, CustomStringConvertible {
    public let country: CountryCode
    let language: String

    /// The language for each country of holidata 2026.9.0 (PyPI), the generator of holidata.net. Of several languages,
    /// it is English if available, or else the one most spoken in the country.
    private static let languages: [String: String] = [
        "AT": "de", "AU": "en", "BE": "nl", "BR": "pt", "CA": "en", "CH": "de", "CO": "es", "CZ": "cs", "DE": "de",
        "DK": "da", "EE": "et", "ES": "es", "FI": "fi", "FR": "fr", "GB": "en", "GR": "el", "HR": "hr", "HU": "hu",
        "IS": "is", "IT": "it", "LU": "en", "NL": "nl", "NO": "nb", "NZ": "en", "PL": "pl", "PT": "pt", "RU": "ru",
        "SE": "sv", "SG": "en", "SI": "sl", "SK": "sk", "TR": "tr", "US": "en", "ZA": "en",
    ]

    /// Nil if holidata.net does not have the country.
    public init?(_ country: CountryCode) {
        guard let language = Self.languages[country.description] else { return nil }
        self.country = country
        self.language = language
    }

    /// The locale as holidata.net writes it, such as "en-US".
    public var description: String { "\(language)-\(country)" }

    /// Returns the path of the document of a year, relative to the address of the host.
    public func path(of year: Int) -> String { "\(self)/\(year).xml" }
}
