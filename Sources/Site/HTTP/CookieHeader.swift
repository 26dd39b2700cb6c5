/// A `Cookie` header, read as RFC 6265, section 5.4 has browsers write it: pairs of name and value between semicolons.
enum CookieHeader {
    /// The value of the first cookie with a name, compared by bytes; nil if there is none.
    static func value(_ name: String, in header: String?) -> Substring? {
        guard let header else { return nil }
        // Browsers keep fewer cookies for a host.
        for pair in header.utf8.split(separator: UInt8(ascii: ";"), maxSplits: 256) {
            let pair = pair.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            let found = pair.prefix { $0 != UInt8(ascii: "=") }
            guard found.endIndex < pair.endIndex, found.elementsEqual(name.utf8) else { continue }
            return Substring(pair.dropFirst(found.count + 1))
        }
        return nil
    }
}
