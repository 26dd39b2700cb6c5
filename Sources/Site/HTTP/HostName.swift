import Almanac

/// What `Host` says (RFC 9110, section 7.2): a name or address, and perhaps a port.
struct HostName: Hashable, Sendable {
    /// In lower case; an IPv6 address stands in brackets. A dot at the end, which means the same name, is left out.
    let name: String
    let port: Int?

    /// The longest name that DNS knows has 253 bytes.
    private static let longest = 262

    /// Nil for what is no host: with spaces, commas, a user's name, a path, or nothing in it.
    init?(_ text: some UTF8Text) {
        guard 1...Self.longest ~= text.utf8.count else { return nil }
        let bytes = Array(text.utf8)
        guard bytes.allSatisfy(Self.isAllowed) else { return nil }
        let end: Int
        if bytes[0] == UInt8(ascii: "[") {
            guard let bracket = bytes.firstIndex(of: UInt8(ascii: "]")), bracket > 1 else { return nil }
            end = bracket + 1
        } else {
            end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.count
            guard !bytes[..<end].contains(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") })
            else { return nil }
        }
        guard let port = Self.port(bytes[end...]) else { return nil }
        var name = String(decoding: bytes[..<end], as: UTF8.self).lowercased()
        if name.hasSuffix(".") { name.removeLast() }
        guard !name.isEmpty, !name.hasSuffix(".") else { return nil }
        self.name = name
        self.port = port.number
    }

    /// As it stands in a URL, without the port that its scheme has anyway.
    func authority(defaultPort: Int) -> String {
        guard let port, port != defaultPort else { return name }
        return "\(name):\(port)"
    }

    /// Nothing, `:` or `:8080`; nil for anything else.
    private static func port(_ bytes: ArraySlice<UInt8>) -> (number: Int?, Void)? {
        guard let first = bytes.first else { return (nil, ()) }
        guard first == UInt8(ascii: ":") else { return nil }
        let digits = bytes.dropFirst()
        guard digits.count <= 5, digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { return nil }
        let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        return number <= 65_535 ? (digits.isEmpty ? nil : number, ()) : nil
    }

    /// Letters, digits, `-`, `.`, `_`, and what an address in brackets has.
    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ":"):
            true
        default: false
        }
    }
}
