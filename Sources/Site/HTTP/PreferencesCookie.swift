import Almanac

/// A visitor's preferences as their browser keeps them: the site's one cookie (RFC 6265).
///
/// Its value is `1.COUNTRY.LOOK.NAME`: the version, a country's code or nothing, the look, the name in Base64url;
/// for instance `1.GB.dark.QWRh`. It is the visitor's own and says nothing about anybody else, so it is not signed.
enum PreferencesCookie {
    static let name = "almanac"

    /// The longest value that is read, in bytes. The longest that is written stays below: a name has at most 600
    /// bytes, 800 letters.
    static let longestValue = 1024

    private static let version = "1"
    /// One year, in seconds; browsers keep none for much longer.
    private static let lifetime = 31_536_000

    /// The preferences of a `Cookie` header. What is missing, damaged, too long, or of another version, counts as
    /// nothing chosen; it is never an error.
    static func preferences(in header: HeaderValue?) -> Preferences {
        guard let value = header.flatMap(value(in:)), value.utf8.count <= longestValue else { return Preferences() }
        let parts = value.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            .map { Substring($0) }
        guard parts.count == 4, parts[0].matches(version), let look = Look(word: parts[2]),
            let bytes = Base64URL.decoded(parts[3]), let name = String(validating: bytes, as: UTF8.self)
        else { return Preferences() }
        let country = CountryCode(parts[1])
        guard country != nil || parts[1].isEmpty else { return Preferences() }
        return Preferences(name: name.isEmpty ? nil : name, country: country, look: look)
    }

    /// The `Set-Cookie` header that keeps these preferences; where nothing is chosen, the one that keeps nothing.
    static func header(keeping preferences: Preferences, isSecure: Bool) -> String {
        let isNothing = preferences == Preferences()
        let attributes = [
            "\(name)=\(isNothing ? "" : value(of: preferences))", "Path=/", "Max-Age=\(isNothing ? 0 : lifetime)",
            "HttpOnly", "SameSite=Lax",
        ]
        return (attributes + (isSecure ? ["Secure"] : [])).joined(separator: "; ")
    }

    private static func value(of preferences: Preferences) -> String {
        [
            version, preferences.country?.description ?? "", preferences.look.rawValue,
            Base64URL.encoded((preferences.name ?? "").utf8),
        ].joined(separator: ".")
    }

    /// The first cookie of our name.
    private static func value(in header: HeaderValue) -> HeaderValue? {
        // Browsers keep no more cookies for one host.
        for pair in header.members(separatedBy: ";", most: 256) {
            if let halves = pair.halves(at: "="), halves.before.matches(name) { return halves.after }
        }
        return nil
    }
}
