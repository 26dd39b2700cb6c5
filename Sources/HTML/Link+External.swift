import PlainBytes

extension Link {
    /// Creates a link to another site, for example from an address that an upstream supplied; nil unless the address is
    /// clearly harmless.
    ///
    /// Accepts `http:`, `https:` and `webcal:` with a host, and `mailto:` with an address, written only in the characters of RFC
    /// 3986.
    ///
    /// Rejects control characters, spaces, double quotes and backslashes, which browsers read in ways of their own (URL
    /// Standard, section 4.4); letters outside ASCII, which have to be percent-encoded, or Punycode in hosts; a user
    /// name or password before the host; and invalid percent-encoding.
    public init?(external address: String) {
        guard Self.hasOnlyAddressCharacters(address), let colon = address.firstIndex(of: ":") else { return nil }
        let scheme = address[..<colon].lowercased()
        let rest = address[address.index(after: colon)...]
        switch scheme {
        case "http", "https", "webcal":
            guard rest.hasPrefix("//"), Self.isAuthority(rest.dropFirst(2).prefix { !"/?#".contains($0) })
            else { return nil }
        case "mailto":
            guard Self.isMailbox(rest.prefix { $0 != "?" }) else { return nil }
        default:
            return nil
        }
        self.init(checked: scheme + ":" + rest)
    }

    /// Whether the address contains only unreserved and reserved characters, and `%` with two hexadecimal digits (RFC
    /// 3986, section 2). All of them are ASCII and none combines with another, so later checks can compare Characters.
    private static func hasOnlyAddressCharacters(_ address: String) -> Bool {
        var bytes = address.utf8[...]
        while let byte = bytes.popFirst() {
            if byte == UInt8(ascii: "%") {
                guard bytes.count >= 2, bytes.prefix(2).allSatisfy({ $0.hexadecimalValue != nil }) else { return false }
            } else if !byte.isUnreserved && !":/?#[]@!$&'()*+,;=".utf8.contains(byte) {
                return false
            }
        }
        return true
    }

    /// Whether this is a host name or an IPv4 address, with a port if there is a colon. IPv6 addresses are rejected.
    private static func isAuthority(_ authority: Substring) -> Bool {
        let parts = authority.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let host = parts[0].utf8
        let isHost =
            host.first?.isASCIILetterOrDigit == true
            && host.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
        guard parts.count == 2 else { return isHost }
        return isHost && parts[1].utf8.allSatisfy(\.isASCIIDigit) && UInt16(parts[1]) != nil
    }

    /// Whether this is a single address `name@host`.
    private static func isMailbox(_ mailbox: Substring) -> Bool {
        let parts = mailbox.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && isAuthority(parts[1]) && !parts[1].contains(":")
    }
}
