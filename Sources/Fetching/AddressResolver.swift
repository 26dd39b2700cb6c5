import Dispatch
import Glibc
import Support

/// Resolves host names to addresses.
protocol AddressResolver: Sendable {
    /// The addresses of a host, in the order in which to try them; empty if the name does not resolve or has none.
    /// May take any time: the caller sets a timeout.
    func addresses(of name: String) async -> [IPAddress]
}

/// Resolves names with the system's `getaddrinfo`: its hosts file, its name servers, its order (RFC 6724).
struct SystemResolver: AddressResolver {
    /// `getaddrinfo` cannot be cancelled and blocks for many seconds if a name server is silent. Its own queue keeps it
    /// from blocking anything else.
    private static let queue = DispatchQueue(label: "almanac.resolver", attributes: .concurrent)

    func addresses(of name: String) async -> [IPAddress] {
        await withCheckedContinuation { continuation in
            Self.queue.async { continuation.resume(returning: Self.look(up: name)) }
        }
    }

    private static func look(up name: String) -> [IPAddress] {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        hints.ai_flags = AI_ADDRCONFIG
        var first: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(name, nil, &hints, &first) == 0 else { return [] }
        defer { freeaddrinfo(first) }
        return sequence(first: first) { $0?.pointee.ai_next }
            .prefix { $0 != nil }
            .compactMap { $0.flatMap { address(in: $0.pointee) } }
    }

    private static func address(in entry: addrinfo) -> IPAddress? {
        guard let address = entry.ai_addr else { return nil }
        let raw = UnsafeRawPointer(address)
        switch entry.ai_family {
        case AF_INET:
            return withUnsafeBytes(of: raw.loadUnaligned(as: sockaddr_in.self).sin_addr) { IPAddress(bytes: Array($0)) }
        case AF_INET6:
            return withUnsafeBytes(of: raw.loadUnaligned(as: sockaddr_in6.self).sin6_addr) {
                IPAddress(bytes: Array($0))
            }
        default:
            return nil
        }
    }
}
