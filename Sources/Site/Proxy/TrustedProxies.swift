import Almanac

/// Whose word is taken for where a request came from: proxies by their addresses, and whoever comes through the Unix
/// socket, which only the machine's own programs can.
public struct TrustedProxies: Sendable {
    /// The headers that they set. A proxy passes on what it does not know, so only those that it is known to set can
    /// be believed: never both.
    public enum Headers: String, Sendable, CaseIterable {
        /// `X-Forwarded-For`, `-Proto` and `-Host`.
        case xForwarded = "x-forwarded"
        /// `Forwarded` (RFC 7239).
        case forwarded
    }

    public var headers: Headers
    private let ranges: [AddressRange]
    private let trustsSocket: Bool

    /// Nobody's word is taken.
    public static let none = TrustedProxies(ranges: [], trustsSocket: false, headers: .xForwarded)

    /// - Parameter list: addresses and ranges, separated by commas, and `unix` for the socket:
    ///   `127.0.0.1, 10.0.0.0/8, ::1, unix`.
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

    func trusts(_ peer: Peer) -> Bool {
        switch peer {
        case .unixSocket: trustsSocket
        case .address(let address): trusts(address)
        }
    }

    func trusts(_ address: IPAddress) -> Bool { ranges.contains { $0.contains(address) } }
}

/// Who is at the other end of a connection.
public enum Peer: Hashable, Sendable {
    case address(IPAddress)
    case unixSocket
}

/// Why a list of proxies cannot be read.
public struct TrustedProxiesProblem: Error, Hashable, CustomStringConvertible {
    let member: String
    let reason: String

    public var description: String { "“\(member)” is no proxy such as 10.0.0.0/8, ::1 or unix: \(reason)" }
}
