import Almanac

/// Reads a `Cookie` header in the form in which browsers write it (RFC 6265, section 5.4): pairs of name and value,
/// separated by semicolons.
enum CookieHeader {
    /// Returns the value of the first cookie with this name, compared by bytes. Nil if no cookie has it.
    static func value(_ name: String, in header: HeaderValue?) -> HeaderValue? {
        guard let header else { return nil }
        // Browsers store fewer cookies for one host.
        for pair in header.members(separatedBy: ";", most: 256) {
            if let halves = pair.halves(at: "="), halves.before.matches(name) { return halves.after }
        }
        return nil
    }
}
