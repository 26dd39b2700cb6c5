public import Almanac
import Glibc

/// An address of the Internet Protocol, version 4 or 6. An IPv4 address equals the same address mapped to IPv6
/// (`::ffff:192.0.2.1`), which sockets for both versions report (RFC 4291, section 2.5.5.2).
public struct IPAddress: Hashable, Sendable, CustomStringConvertible {
    /// The address; IPv4 as a mapped IPv6 address.
    let bits: UInt128

    /// Parses `192.0.2.1` or `2001:db8::1`; ignores a zone (`fe80::1%eth0`). Nil for any other text.
    public init?(_ text: some UTF8Text) {
        let digits = text.utf8.prefix { $0 != UInt8(ascii: "%") }
        guard digits.count < Int(INET6_ADDRSTRLEN), !digits.contains(0) else { return nil }
        let address = String(decoding: digits, as: UTF8.self)
        var bytes = [UInt8](repeating: 0, count: 16)
        if inet_pton(AF_INET, address, &bytes) == 1 {
            bits = Self.mapped | Self.number(bytes.prefix(4))
        } else if inet_pton(AF_INET6, address, &bytes) == 1 {
            bits = Self.number(bytes[...])
        } else {
            return nil
        }
    }

    init(bits: UInt128) {
        self.bits = bits
    }

    public var isVersion4: Bool { bits >> 32 == Self.mapped >> 32 }

    /// The address in the usual notation (RFC 5952).
    public var description: String {
        let all = (0..<16).map { UInt8(truncatingIfNeeded: bits >> (120 - 8 * $0)) }
        if isVersion4 { return all.suffix(4).map(String.init).joined(separator: ".") }
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        guard inet_ntop(AF_INET6, all, &text, socklen_t(text.count)) != nil else { return "" }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The network of the address: its first 24 bits for IPv4, 48 for IPv6, and zeros. Tells where a visitor comes from
    /// without identifying them.
    public var shortened: IPAddress {
        let hidden = isVersion4 ? 8 : 80
        return IPAddress(bits: (bits >> hidden) << hidden)
    }

    private static let mapped: UInt128 = 0xffff << 32

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt128 {
        bytes.reduce(0) { $0 << 8 | UInt128($1) }
    }
}
