import Glibc
import PlainBytes

/// An address of the Internet Protocol, version 4 or 6. An IPv4 address equals the same address mapped to IPv6
/// (`::ffff:192.0.2.1`), which sockets for both versions report (RFC 4291, section 2.5.5.2).
public struct IPAddress: Hashable, Sendable, CustomStringConvertible {
    /// The address; IPv4 as a mapped IPv6 address.
    package let bits: UInt128

    /// Parses `192.0.2.1` or `2001:db8::1`; ignores a zone (`fe80::1%eth0`). Nil for any other notation, such as short,
    /// hexadecimal or octal IPv4.
    public init?(_ text: some UTF8Text) {
        let digits = text.utf8.prefix { $0 != UInt8(ascii: "%") }
        if let version4 = Self.version4(digits) {
            self.init(bits: Self.mapped | version4)
            return
        }
        // inet_pton needs a NUL-terminated copy, so text without a colon is rejected first.
        guard digits.count < Int(INET6_ADDRSTRLEN), digits.contains(UInt8(ascii: ":")), !digits.contains(0)
        else { return nil }
        var bytes = [UInt8](repeating: 0, count: 16)
        guard inet_pton(AF_INET6, String(decoding: digits, as: UTF8.self), &bytes) == 1 else { return nil }
        self.init(bytes: bytes)
    }

    /// Returns the 32 bits of four numbers from 0 to 255 without leading zeros, between dots. Nil for other text.
    private static func version4(_ text: some Collection<UInt8>) -> UInt128? {
        guard text.count <= 15 else { return nil }
        var (bits, dots) = (UInt128(0), 0)
        var number: UInt128?
        for byte in text {
            if byte == UInt8(ascii: "."), let known = number, dots < 3 {
                (bits, number, dots) = (bits << 8 | known, nil, dots + 1)
                continue
            }
            guard byte.isASCIIDigit, number != 0 else { return nil }
            let next = (number ?? 0) * 10 + UInt128(byte - UInt8(ascii: "0"))
            guard next <= 255 else { return nil }
            number = next
        }
        guard dots == 3, let number else { return nil }
        return bits << 8 | number
    }

    /// Nil unless there are 4 or 16 bytes, in network byte order.
    package init?(bytes: [UInt8]) {
        let bits = bytes.reduce(0) { $0 << 8 | UInt128($1) }
        switch bytes.count {
        case 4: self.bits = Self.mapped | bits
        case 16: self.bits = bits
        default: return nil
        }
    }

    package init(bits: UInt128) {
        self.bits = bits
    }

    /// - Parameter version4: the 32 bits of an IPv4 address.
    package init(version4: UInt32) {
        bits = Self.mapped | UInt128(version4)
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
        AddressRange(of: self, length: isVersion4 ? 24 : 48).network
    }

    private static let mapped: UInt128 = 0xffff << 32
}
