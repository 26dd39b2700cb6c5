import Glibc
import Support

/// An IPv4 or IPv6 address.
struct IPAddress: Hashable, Sendable, CustomStringConvertible {
    /// The address in network byte order: 4 bytes for IPv4, 16 for IPv6.
    let bytes: [UInt8]

    init?(bytes: [UInt8]) {
        guard bytes.count == 4 || bytes.count == 16 else { return nil }
        self.bytes = bytes
    }

    /// Parses `192.0.2.1` or `2001:db8::1`. Nil for any other notation, such as short, hexadecimal or octal IPv4.
    init?(_ text: String) {
        var bytes = [UInt8](repeating: 0, count: 16)
        if inet_pton(AF_INET, text, &bytes) == 1 {
            self.bytes = Array(bytes.prefix(4))
        } else if inet_pton(AF_INET6, text, &bytes) == 1 {
            self.bytes = bytes
        } else {
            return nil
        }
    }

    var description: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        inet_ntop(bytes.count == 4 ? AF_INET : AF_INET6, bytes, &text, socklen_t(text.count))
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

extension IPAddress {
    /// Whether the address is reachable from anywhere on the internet, by IANA's registries of special-purpose
    /// addresses (RFC 6890). False for this machine, private networks, link-local and multicast addresses, and for an
    /// IPv6 address that embeds one of these.
    var isPublic: Bool {
        if let carried { return carried.isPublic }
        return !Self.special.contains { $0.contains(self) }
    }

    /// The IPv4 address embedded in an IPv6 one: mapped (`::ffff:0:0/96`), translated (NAT64, `64:ff9b::/96`) or 6to4
    /// (`2002::/16`). Nil if it embeds none.
    private var carried: IPAddress? {
        guard bytes.count == 16 else { return nil }
        let isMapped = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xff && bytes[11] == 0xff
        let isTranslated = bytes.starts(with: [0, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0])
        if isMapped || isTranslated { return IPAddress(bytes: Array(bytes.suffix(4))) }
        return bytes.starts(with: [0x20, 0x02]) ? IPAddress(bytes: Array(bytes[2..<6])) : nil
    }

    private struct Block {
        let address: [UInt8]
        let length: Int

        init(_ address: String, _ length: Int) {
            self.address = IPAddress(address)?.bytes ?? []
            self.length = length
        }

        func contains(_ other: IPAddress) -> Bool {
            guard other.bytes.count == address.count else { return false }
            return (0..<length).allSatisfy { bit in
                (address[bit / 8] ^ other.bytes[bit / 8]) & (0x80 >> UInt8(bit % 8)) == 0
            }
        }
    }

    private static let special = [
        Block("0.0.0.0", 8), Block("10.0.0.0", 8), Block("100.64.0.0", 10), Block("127.0.0.0", 8),
        Block("169.254.0.0", 16), Block("172.16.0.0", 12), Block("192.0.0.0", 24), Block("192.0.2.0", 24),
        Block("192.168.0.0", 16), Block("198.18.0.0", 15), Block("198.51.100.0", 24), Block("203.0.113.0", 24),
        Block("224.0.0.0", 4), Block("240.0.0.0", 4),
        Block("::", 96), Block("64:ff9b:1::", 48), Block("100::", 64), Block("2001::", 23), Block("2001:db8::", 32),
        Block("fc00::", 7), Block("fe80::", 10), Block("fec0::", 10), Block("ff00::", 8),
    ]
}
