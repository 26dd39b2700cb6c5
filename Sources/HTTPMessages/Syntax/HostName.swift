import PlainBytes
package import Support

/// The value of `Host` (RFC 9110, section 7.2): a name or address, and optionally a port.
package struct HostName: Hashable, Sendable {
    /// In lower case, with an IPv6 address in brackets. Without a dot at the end, which would mean the same name.
    package let name: String
    package let port: Int?

    /// In bytes: the longest name in DNS has 253.
    private static let longest = 262

    /// Nil unless the text is a valid host: not empty, and without spaces, commas, a user name or a path.
    package init?(_ text: some UTF8Text) {
        guard 1...Self.longest ~= text.utf8.count else { return nil }
        let bytes = Array(text.utf8)
        guard let parts = bytes.withUnsafeBufferPointer(Self.parts) else { return nil }
        let name = String(decoding: bytes[..<parts.nameLength], as: UTF8.self).lowercased()
        self.name = parts.isFullyQualified ? String(name.dropLast()) : name
        port = parts.port
    }

    /// Whether the text is a valid host. Does not copy it, because this is called for every request.
    package static func isValid(_ text: some UTF8Text) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { parts($0) != nil }
            ?? Array(text.utf8).withUnsafeBufferPointer { parts($0) != nil }
    }

    private struct Parts {
        /// The length of the name, in bytes, including brackets and a dot at the end.
        let nameLength: Int
        /// Whether the name ends with a dot.
        let isFullyQualified: Bool
        let port: Int?
    }

    private static func parts(_ bytes: UnsafeBufferPointer<UInt8>) -> Parts? {
        guard let first = bytes.first, bytes.count <= longest, bytes.allSatisfy(isAllowed) else { return nil }
        let end: Int
        if first == UInt8(ascii: "[") {
            guard let bracket = bytes.firstIndex(of: UInt8(ascii: "]")), isVersion6(bytes[1..<bracket])
            else { return nil }
            end = bracket + 1
        } else {
            end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.count
            guard !bytes[..<end].contains(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") })
            else { return nil }
        }
        guard let port = port(bytes[end...]), let last = bytes[..<end].last else { return nil }
        let isFullyQualified = last == UInt8(ascii: ".")
        if isFullyQualified, end == 1 || bytes[end - 2] == UInt8(ascii: ".") { return nil }
        return Parts(nameLength: end, isFullyQualified: isFullyQualified, port: port.number)
    }

    /// Whether the name can only mean this machine: `localhost`, or a loopback address (RFC 6761, section 6.3; RFC
    /// 1122, section 3.2.1.3; RFC 4291, section 2.5.3).
    package var isLoopback: Bool {
        if name == "localhost" { return true }
        guard let address = IPAddress(name.hasPrefix("[") ? name.dropFirst().dropLast() : name[...]) else {
            return false
        }
        return address.bits == 1 || (address.isVersion4 && address.bits >> 24 & 0xFF == 127)
    }

    /// The host as a URL writes it, without the scheme's default port.
    package func authority(defaultPort: Int) -> String {
        guard let port, port != defaultPort else { return name }
        return "\(name):\(port)"
    }

    private static func isVersion6(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        bytes.contains(UInt8(ascii: ":")) && IPAddress(String(decoding: bytes, as: UTF8.self)) != nil
    }

    /// The port in an empty text, `:` or `:8080`; nil for any other text.
    private static func port(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> (number: Int?, Void)? {
        guard let first = bytes.first else { return (nil, ()) }
        guard first == UInt8(ascii: ":") else { return nil }
        let digits = bytes.dropFirst()
        guard digits.count <= 5, digits.allSatisfy(\.isASCIIDigit) else { return nil }
        let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        return number <= 65_535 ? (digits.isEmpty ? nil : number, ()) : nil
    }

    /// Letters, digits, `-`, `.`, `_`, and the characters of an address in brackets.
    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "["), UInt8(ascii: "]"),
            UInt8(ascii: ":"):
            true
        default: byte.isASCIILetterOrDigit
        }
    }
}
