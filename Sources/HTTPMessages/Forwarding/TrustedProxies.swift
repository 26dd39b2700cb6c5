public import Support

/// The proxies that are trusted to report where a request came from: by address, and every client of the Unix socket,
/// which only programs on this machine can connect to.
public struct TrustedProxies: Sendable {
    /// The headers that the proxies set. A proxy passes on the headers that it does not know, so a client can forge
    /// those. Only the headers that the proxies are known to set can be trusted, so never both kinds.
    public enum Headers: String, Sendable, CaseIterable {
        /// `X-Forwarded-For`, `-Proto` and `-Host`.
        case xForwarded = "x-forwarded"
        /// `Forwarded` (RFC 7239).
        case forwarded
    }

    public var headers: Headers
    private let ranges: [AddressRange]
    private let trustsSocket: Bool

    /// Trusts nobody.
    public static let none = TrustedProxies(ranges: [], trustsSocket: false, headers: .xForwarded)

    /// Parses a list of trusted proxies.
    ///
    /// - Parameter list: addresses and ranges, separated by commas, and `unix` for the socket: `127.0.0.1, 10.0.0.0/8,
    ///   ::1, unix`.
    /// - Throws: `TrustedProxiesProblem` if a member is invalid.
    public init(_ list: String, headers: Headers = .xForwarded) throws(TrustedProxiesProblem) {
        var ranges: [AddressRange] = []
        var trustsSocket = false
        for member in HeaderValue(list).members(separatedBy: ",", most: .max) {
            if member.matches("unix") {
                trustsSocket = true
            } else {
                ranges.append(try AddressRange(member.description))
            }
        }
        self.init(ranges: ranges, trustsSocket: trustsSocket, headers: headers)
    }

    private init(ranges: [AddressRange], trustsSocket: Bool, headers: Headers) {
        self.ranges = ranges
        self.trustsSocket = trustsSocket
        self.headers = headers
    }

    package func trusts(_ peer: Peer) -> Bool {
        switch peer {
        case .unixSocket: trustsSocket
        case .address(let address): trusts(address)
        }
    }

    package func trusts(_ address: IPAddress) -> Bool { ranges.contains { $0.contains(address) } }
}

/// The other end of a connection.
public enum Peer: Hashable, Sendable {
    case address(IPAddress)
    case unixSocket
}

/// Why a list of proxies cannot be parsed.
public struct TrustedProxiesProblem: Error, Hashable, CustomStringConvertible {
    package let member: String
    package let reason: String

    public var description: String { "invalid proxy \"\(member)\" (\(reason))" }
}
