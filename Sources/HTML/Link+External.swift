import PlainBytes

extension Link {
    /// Creates a link to another site, for example from an address that an upstream supplied; nil unless the address is
    /// clearly harmless.
    ///
    /// Accepts `http:`, `https:` and `webcal:` with a host, and `mailto:` with an address, written only in the characters
    /// of RFC 3986.
    ///
    /// Rejects control characters, spaces, double quotes and backslashes, which browsers read in ways of their own (URL
    /// Standard, section 4.4); letters outside ASCII, which have to be percent-encoded, or Punycode in hosts; a user
    /// name or password before the host; and invalid percent-encoding.
    public init?(external address: String) {
        var address = address
        let checked: (isHarmless: Bool, scheme: Int) = address.withUTF8 { bytes in
            guard Self.hasOnlyAddressCharacters(bytes), let colon = bytes.firstIndex(of: UInt8(ascii: ":"))
            else { return (false, 0) }
            return (Self.isHarmless(scheme: bytes[..<colon], bytes[(colon + 1)...]), colon)
        }
        guard checked.isHarmless else { return nil }
        // Nearly all addresses have it in small letters already. All characters are ASCII, so that each is a byte.
        let hasCapital = address.utf8.prefix(checked.scheme).contains { $0 < UInt8(ascii: "a") }
        self.init(
            checked: hasCapital
                ? address.prefix(checked.scheme).lowercased() + address.dropFirst(checked.scheme) : address)
    }

    /// Creates a link to another site that takes its values from the query; nil unless the address is clearly harmless.
    ///
    /// - Parameters:
    ///   - address: an address without a query and a fragment.
    ///   - query: the items after `?` in their order, unencoded.
    public init?(external address: String, query: [(name: String, value: String)]) {
        self.init(external: address + PrintedQuery { for item in query { $0.item(item.name, item.value) } }.text)
    }

    /// Text as bytes: pages have dozens of these links, and comparing Characters took a sixth of a short page.
    private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

    /// Whether the scheme is one of those accepted, and followed by a host or a mailbox. All bytes were checked before.
    private static func isHarmless(scheme: Bytes, _ rest: Bytes) -> Bool {
        let isHost = ["http", "https", "webcal"].contains { isSame(scheme, $0) }
        if isHost {
            guard rest.count > 2, rest.prefix(2).allSatisfy({ $0 == UInt8(ascii: "/") }) else { return false }
            return isAuthority(rest.dropFirst(2).prefix { !isEndOfAuthority($0) })
        }
        return isSame(scheme, "mailto") && isMailbox(rest.prefix { $0 != UInt8(ascii: "?") })
    }

    /// Whether the letters equal the given lower-case ones, ignoring case.
    private static func isSame(_ letters: Bytes, _ small: StaticString) -> Bool {
        letters.count == small.utf8CodeUnitCount
            && zip(letters, UnsafeBufferPointer(start: small.utf8Start, count: small.utf8CodeUnitCount))
                .allSatisfy { $0.isASCIILetterOrDigit && $0 | 0x20 == $1 }
    }

    private static func isEndOfAuthority(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
    }

    /// Whether the address contains only unreserved and reserved characters, and `%` with two hexadecimal digits (RFC
    /// 3986, section 2). All of them are ASCII, so later checks can compare bytes.
    private static func hasOnlyAddressCharacters(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "%") {
                guard index + 2 < bytes.count, bytes[index + 1].hexadecimalValue != nil,
                    bytes[index + 2].hexadecimalValue != nil
                else { return false }
            } else if !byte.isUnreserved, !isReserved(byte) {
                return false
            }
            index += 1
        }
        return true
    }

    /// `:/?#[]@!$&'()*+,;=` (RFC 3986, section 2.2)
    private static func isReserved(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21, 0x23, 0x24, 0x26...0x2C, 0x2F, 0x3A, 0x3B, 0x3D, 0x3F, 0x40, 0x5B, 0x5D: true
        default: false
        }
    }

    /// Whether this is a host name or an IPv4 address, with a port if there is a colon. IPv6 addresses are rejected.
    private static func isAuthority(_ authority: Bytes) -> Bool {
        let host = authority.prefix { $0 != UInt8(ascii: ":") }
        let isHost =
            host.first?.isASCIILetterOrDigit == true
            && host.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
        return isHost && (host.count == authority.count || isPort(authority.dropFirst(host.count + 1)))
    }

    private static func isPort(_ digits: Bytes) -> Bool {
        var port = 0
        for digit in digits {
            guard digit.isASCIIDigit else { return false }
            port = port * 10 + Int(digit - UInt8(ascii: "0"))
            if port > UInt16.max { return false }
        }
        return !digits.isEmpty
    }

    /// Whether this is a single address `name@host`.
    private static func isMailbox(_ mailbox: Bytes) -> Bool {
        let name = mailbox.prefix { $0 != UInt8(ascii: "@") }
        let host = mailbox.dropFirst(name.count + 1)
        // No host contains a second `@`, and `isAuthority` rejects an empty one.
        return !name.isEmpty && isAuthority(host) && !host.contains(UInt8(ascii: ":"))
    }
}
