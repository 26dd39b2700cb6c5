public import Almanac

/// A locale of holidata.net: a country, in one of the languages that it is published in.
public struct HolidataLocale: Hashable, Sendable, CustomStringConvertible {
    public let country: CountryCode
    let language: String

    /// Those of holidata 2026.9.0 (PyPI), the generator of holidata.net; of several languages English, if it is
    /// among them, else the one that most people there speak.
    private static let languages: [String: String] = [
        "AT": "de", "AU": "en", "BE": "nl", "BR": "pt", "CA": "en", "CH": "de", "CO": "es", "CZ": "cs", "DE": "de",
        "DK": "da", "EE": "et", "ES": "es", "FI": "fi", "FR": "fr", "GB": "en", "GR": "el", "HR": "hr", "HU": "hu",
        "IS": "is", "IT": "it", "LU": "en", "NL": "nl", "NO": "nb", "NZ": "en", "PL": "pl", "PT": "pt", "RU": "ru",
        "SE": "sv", "SG": "en", "SI": "sl", "SK": "sk", "TR": "tr", "US": "en", "ZA": "en",
    ]

    /// Nil for a country that holidata.net does not have.
    public init?(_ country: CountryCode) {
        guard let language = Self.languages[country.description] else { return nil }
        self.country = country
        self.language = language
    }

    /// "en-US"
    public var description: String { "\(language)-\(country)" }

    /// Where the document of a year stands, below the address of the host.
    public func path(of year: Int) -> String { "\(self)/\(year).xml" }
}
