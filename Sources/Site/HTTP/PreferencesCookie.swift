import AlmanacValues
import Entities
import HTTPMessages
import Support

/// The cookie with a visitor's preferences (RFC 6265).
///
/// The value is `2.TERRITORY.LOOK.NAME`: the version; a country's code, a country's and a region's, or nothing; the
/// look; and the name in Base64url. For example `2.GB-SCT.dark.QWRh`. Without a region it is of version 1, which is
/// otherwise the same, so that older servers beside this one can read it. The cookie belongs to the visitor and says
/// nothing about anybody else, so it is not signed.
enum PreferencesCookie {
    static var name: String { StoredItem.preferences.name }
    static var lifetime: Int { StoredItem.preferences.lifetime }

    /// The longest value that is read, in bytes. The site writes shorter ones: a name has at most 600 bytes, 800
    /// letters.
    static let longestValue = 1024

    private static let version = "1"
    private static let regionVersion = "2"

    /// Returns the preferences. Nil if the value is damaged, too long, or of another version.
    static func preferences(_ value: HeaderValue) -> Preferences? {
        guard value.utf8.count <= longestValue else { return nil }
        // A fifth part is enough to reject the value.
        let parts = value.utf8.split(separator: UInt8(ascii: "."), maxSplits: 4, omittingEmptySubsequences: false)
            .map { Substring($0) }
        guard parts.count == 4, let look = Look(word: parts[2]), let bytes = Base64URL.decoded(parts[3]),
            let name = String(validating: bytes, as: UTF8.self)
        else { return nil }
        let territory = territory(parts[1], version: parts[0])
        guard territory != nil || (parts[1].isEmpty && parts[0].matches(version)) else { return nil }
        return Preferences(
            name: name.isEmpty ? nil : name, country: territory?.country, region: territory?.region, look: look)
    }

    /// Version 1 has only countries, version 2 only regions.
    private static func territory(_ text: some UTF8Text, version: some UTF8Text) -> Territory? {
        guard let territory = Territory(text) else { return nil }
        return version.matches(territory.region == nil ? Self.version : regionVersion) ? territory : nil
    }

    static func value(of preferences: Preferences) -> String {
        [
            preferences.territory?.region == nil ? version : regionVersion,
            preferences.territory?.description ?? "", preferences.look.rawValue,
            Base64URL.encoded((preferences.name ?? "").utf8),
        ].joined(separator: ".")
    }
}
