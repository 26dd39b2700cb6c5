import Almanac
import Entities
import HTTPMessages
import Support

/// The cookie with a visitor's preferences (RFC 6265).
///
/// The value is `1.COUNTRY.LOOK.NAME`: the version, a country code or nothing, the look, and the name in Base64url; for
/// example `1.GB.dark.QWRh`. It belongs to the visitor and says nothing about anybody else, so it is not signed.
enum PreferencesCookie {
    static let name = "almanac"
    /// One year, in seconds. Browsers keep no cookie for much longer.
    static let lifetime = 31_536_000

    /// The longest value that is read, in bytes. The site writes shorter ones: a name has at most 600 bytes, 800
    /// letters.
    static let longestValue = 1024

    private static let version = "1"

    /// Returns the preferences. Nil if the value is damaged, too long, or of another version.
    static func preferences(_ value: HeaderValue) -> Preferences? {
        guard value.utf8.count <= longestValue else { return nil }
        let parts = value.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            .map { Substring($0) }
        guard parts.count == 4, parts[0].matches(version), let look = Look(word: parts[2]),
            let bytes = Base64URL.decoded(parts[3]), let name = String(validating: bytes, as: UTF8.self)
        else { return nil }
        let country = CountryCode(parts[1])
        guard country != nil || parts[1].isEmpty else { return nil }
        return Preferences(name: name.isEmpty ? nil : name, country: country, look: look)
    }

    static func value(of preferences: Preferences) -> String {
        [
            version, preferences.country?.description ?? "", preferences.look.rawValue,
            Base64URL.encoded((preferences.name ?? "").utf8),
        ].joined(separator: ".")
    }
}
