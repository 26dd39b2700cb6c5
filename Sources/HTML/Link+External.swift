extension Link {
    /// An address elsewhere, for example one that an upstream supplied; nil unless it is plainly harmless.
    ///
    /// Taken are `http:` and `https:` with a host, and `mailto:` with an address, written in the characters of
    /// RFC 3986 and nothing else: no control characters, spaces, quotes or backslashes, which browsers read in
    /// ways of their own (URL Standard, section 4.4), no letters outside ASCII (they have to come percent-encoded,
    /// hosts in Punycode), no user name or password before the host, no broken percent-encoding.
    public init?(external address: String) {
        guard Self.hasOnlyAddressCharacters(address), let colon = address.firstIndex(of: ":") else { return nil }
        let scheme = address[..<colon].lowercased()
        let rest = address[address.index(after: colon)...]
        switch scheme {
        case "http", "https":
            guard rest.hasPrefix("//"), Self.isAuthority(rest.dropFirst(2).prefix { !"/?#".contains($0) })
            else { return nil }
        case "mailto":
            guard Self.isMailbox(rest.prefix { $0 != "?" }) else { return nil }
        default:
            return nil
        }
        self.init(checked: scheme + ":" + rest)
    }

    /// Unreserved, reserved, and `%` with two hexadecimal digits (RFC 3986, section 2). Since all of them are
    /// ASCII, and none combines with another, Characters can be compared from here on.
    private static func hasOnlyAddressCharacters(_ address: String) -> Bool {
        var bytes = address.utf8[...]
        while let byte = bytes.popFirst() {
            if byte == UInt8(ascii: "%") {
                guard bytes.count >= 2, bytes.prefix(2).allSatisfy(\.isHexadecimalDigit) else { return false }
            } else if !byte.isUnreserved && !":/?#[]@!$&'()*+,;=".utf8.contains(byte) {
                return false
            }
        }
        return true
    }

    /// A host name or IPv4 address, and a port if there is a colon. IPv6 addresses are not taken.
    private static func isAuthority(_ authority: Substring) -> Bool {
        let parts = authority.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let host = parts[0].utf8
        let isHost =
            host.first?.isAlphanumeric == true
            && host.allSatisfy { $0.isAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
        guard parts.count == 2 else { return isHost }
        return isHost && parts[1].utf8.allSatisfy(\.isDigit) && UInt16(parts[1]) != nil
    }

    /// `name@host`, once.
    private static func isMailbox(_ mailbox: Substring) -> Bool {
        let parts = mailbox.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && isAuthority(parts[1]) && !parts[1].contains(":")
    }
}
