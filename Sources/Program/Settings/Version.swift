/// The version of the program (Semantic Versioning 2.0.0).
enum Version {
    /// Written only here. A test compares it with the newest version in `CHANGELOG.md`.
    static let number = "1.0.0"

    /// What the program calls itself when it asks an upstream (RFC 9110, section 10.1.5).
    static let userAgent = "Almanac/\(number) (self-hosted)"
}
