import Support

extension IPAddress {
    /// Whether the address is reachable from anywhere on the internet, by IANA's registries of special-purpose
    /// addresses (RFC 6890). False for this machine, private networks, link-local and multicast addresses, and for an
    /// IPv6 address that embeds one of these.
    var isPublic: Bool {
        if let carried { return carried.isPublic }
        return !Self.special.contains { $0.contains(self) }
    }

    /// The IPv4 address embedded in an IPv6 one: translated (NAT64) or 6to4. Nil if it embeds none. A mapped address
    /// (`::ffff:0:0/96`) is an IPv4 address already.
    private var carried: IPAddress? {
        if Self.translated.contains(self) { return IPAddress(version4: UInt32(truncatingIfNeeded: bits)) }
        if Self.sixToFour.contains(self) { return IPAddress(version4: UInt32(truncatingIfNeeded: bits >> 80)) }
        return nil
    }

    private static let translated = AddressRange(of: IPAddress(bits: 0x64_ff9b << 96), length: 96)
    private static let sixToFour = AddressRange(of: IPAddress(bits: 0x2002 << 112), length: 16)

    private static let special = [
        ("0.0.0.0", 8), ("10.0.0.0", 8), ("100.64.0.0", 10), ("127.0.0.0", 8), ("169.254.0.0", 16), ("172.16.0.0", 12),
        ("192.0.0.0", 24), ("192.0.2.0", 24), ("192.168.0.0", 16), ("198.18.0.0", 15), ("198.51.100.0", 24),
        ("203.0.113.0", 24), ("224.0.0.0", 4), ("240.0.0.0", 4),
        ("::", 96), ("64:ff9b:1::", 48), ("100::", 64), ("2001::", 23), ("2001:db8::", 32), ("fc00::", 7),
        ("fe80::", 10), ("fec0::", 10), ("ff00::", 8),
    ].compactMap { address, length in IPAddress(address).map { AddressRange(of: $0, length: length) } }
}
