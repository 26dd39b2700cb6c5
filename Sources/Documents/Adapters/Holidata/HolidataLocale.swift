public import Almanac

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
