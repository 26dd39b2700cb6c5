/// A range of addresses with a common prefix: `10.0.0.0/8`, `2001:db8::/32` (RFC 4632, RFC 4291), or a single address.
package struct AddressRange: Hashable, Sendable {
    /// The first address of the range.
    package let network: IPAddress
    /// The number of bits at the end that may have any value.
    private let freeBits: Int

    /// The range of all addresses that share the first bits of an address, whose other bits do not matter.
    ///
    /// - Parameter length: the number of these bits, up to 32 for IPv4 and 128 for IPv6.
    package init(of address: IPAddress, length: Int) {
        freeBits = Self.width(of: address) - length
        network = Self.cut(address, freeBits)
    }

    /// The number of bits of an address: 32 or 128.
    package static func width(of address: IPAddress) -> Int { address.isVersion4 ? 32 : 128 }

    package func contains(_ address: IPAddress) -> Bool { Self.cut(address, freeBits) == network }

    /// Clears the last bits. Clears all of them if the count is 128.
    private static func cut(_ address: IPAddress, _ count: Int) -> IPAddress {
        IPAddress(bits: (address.bits >> count) << count)
    }
}
