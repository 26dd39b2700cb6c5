import PlainBytes
import Support

extension AddressRange {
    /// Parses a setting: a network such as `10.0.0.0/8` or `2001:db8::/32`, or a single address.
    package init(_ text: String) throws(TrustedProxiesProblem) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let address = IPAddress(first) else {
            throw TrustedProxiesProblem(member: text, reason: "expected an address, a range or unix")
        }
        let width = Self.width(of: address)
        var length = width
        if parts.count == 2 {
            guard parts[1].utf8.allSatisfy(\.isASCIIDigit),
                let number = Int(parts[1]), number <= width
            else {
                throw TrustedProxiesProblem(member: text, reason: "expected a prefix length from 0 to \(width)")
            }
            length = number
        }
        self.init(of: address, length: length)
        // 10.0.0.1/8 could mean the address or the network. Report it instead of guessing.
        guard network == address else {
            throw TrustedProxiesProblem(member: text, reason: "did you mean \(network)/\(length)?")
        }
    }
}
