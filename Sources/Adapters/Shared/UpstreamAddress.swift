import PlainBytes
public import Support

/// The configured address of an upstream, checked once at start-up.
///
/// An `http` or `https` URL with a host. It may not contain a user name and password (they would show in process lists
/// and logs), a query or a fragment.
public struct UpstreamAddress: Hashable, Sendable, CustomStringConvertible {
    public let scheme: String
    /// The host as configured, in lower case; an IPv6 address in brackets.
    public let host: String
    public let port: Int?
    /// Empty, or begins with "/" and does not end with it.
    public let path: String

    /// Parses an address.
    ///
    /// - Throws: ``SettingProblem`` that tells an operator what is wrong.
    public init(_ text: some StringProtocol) throws(SettingProblem) {
        guard let separator = text.firstRange(of: "://") else {
            throw SettingProblem("\"\(text)\" (expected an address that begins with https:// or http://)")
        }
        scheme = text[..<separator.lowerBound].lowercased()
        guard ["http", "https"].contains(scheme) else {
            throw SettingProblem("unknown scheme \"\(scheme)\" (expected https or http)")
        }
        let rest = text[separator.upperBound...]
        let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        guard !authority.contains("@") else {
            // Do not repeat the address: the part before the @ may be a password.
            throw SettingProblem(
                "the address contains a user name or password; set keys separately, as with ALMANAC_HOLIDAYAPI_KEY")
        }
        (host, port) = try Self.hostAndPort(authority)
        let path = rest.dropFirst(authority.count)
        guard path.utf8.allSatisfy(Self.isOfPath) else {
            throw SettingProblem("invalid path \"\(path)\" (no query, fragment or unescaped character is allowed)")
        }
        var trimmed = path
        while trimmed.hasSuffix("/") { trimmed.removeLast() }
        self.path = String(trimmed)
    }

    public var description: String { root + path }

    /// Scheme, host and port: what all addresses at this server begin with.
    public var root: String { "\(scheme)://\(host)" + (port.map { ":\($0)" } ?? "") }

    public var isEncrypted: Bool { scheme == "https" }

    /// Whether the host is this machine, judged by its text alone.
    public var isLoopback: Bool { host == "localhost" || host == "[::1]" || host.hasPrefix("127.") }

    /// The address of a document below this address.
    public func appending(_ path: String) -> String { "\(self)/\(path)" }

    private static func hostAndPort(
        _ authority: some StringProtocol
    ) throws(SettingProblem) -> (host: String, port: Int?) {
        let end = authority.hasPrefix("[") ? authority.firstIndex(of: "]").map { authority.index(after: $0) } : nil
        let host = authority[..<(end ?? authority.firstIndex(of: ":") ?? authority.endIndex)]
        guard !host.isEmpty, host.utf8.allSatisfy(isOfHost) else {
            throw SettingProblem("invalid host name \"\(host)\" (write names beyond ASCII in Punycode)")
        }
        let rest = authority[host.endIndex...]
        guard !rest.isEmpty else { return (host.lowercased(), nil) }
        guard rest.first == ":", let port = Int(rest.dropFirst()), 1...65_535 ~= port,
            rest.dropFirst().utf8.allSatisfy(\.isASCIIDigit)
        else { throw SettingProblem("invalid port \"\(rest.dropFirst())\" (expected a number from 1 to 65535)") }
        return (host.lowercased(), port)
    }

    private static func isOfHost(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || "-._:[]".utf8.contains(byte)
    }

    /// RFC 3986, section 3.3.
    private static func isOfPath(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || "/-._~!$&'()*+,;=:@%".utf8.contains(byte)
    }
}

extension UpstreamAddress {
    /// The host, if it is a name of the public network; else nil. Names and addresses of the operator's own network
    /// tell visitors nothing and do not concern them.
    var publicHost: String? {
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard let last = labels.last, labels.count > 1, let first = last.utf8.first,
            first.isASCIILowercase, !Self.privateDomains.contains(last)
        else { return nil }
        return host
    }

    /// Top-level names reserved for private networks: RFC 6761 and 6762, and those that ICANN has reserved.
    private static let privateDomains: Set<Substring> = [
        "corp", "home", "internal", "intranet", "invalid", "lan", "local", "localhost", "test",
    ]
}
