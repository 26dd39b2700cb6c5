import Support

/// A range of addresses with a common prefix: `10.0.0.0/8`, `2001:db8::/32` (RFC 4632, RFC 4291), or a single address.
struct AddressRange: Hashable, Sendable {
    private let bits: UInt128
    /// The number of bits at the end that may have any value.
    private let freeBits: Int

    init(_ text: String) throws(TrustedProxiesProblem) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let address = IPAddress(first) else {
            throw TrustedProxiesProblem(member: text, reason: "it is neither an address nor “unix”")
        }
        let width = address.isVersion4 ? 32 : 128
        var length = width
        if parts.count == 2 {
            guard parts[1].utf8.allSatisfy(\.isASCIIDigit),
                let number = Int(parts[1]), number <= width
            else {
                throw TrustedProxiesProblem(member: text, reason: "its length is no number up to \(width)")
            }
            length = number
        }
        freeBits = width - length
        bits = address.bits
        // 10.0.0.1/8 could mean the address or the network. Report it instead of guessing.
        let network = IPAddress(bits: Self.cut(address.bits, freeBits))
        guard network == address else {
            throw TrustedProxiesProblem(member: text, reason: "did you mean \(network)/\(length)?")
        }
    }

    func contains(_ address: IPAddress) -> Bool { Self.cut(address.bits, freeBits) == bits }

    /// Clears the last bits. Clears all of them if the count is 128.
    private static func cut(_ bits: UInt128, _ count: Int) -> UInt128 { (bits >> count) << count }
}
