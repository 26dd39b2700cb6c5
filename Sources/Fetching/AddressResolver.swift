import Dispatch
import Glibc

/// Finds the addresses of a host.
protocol AddressResolver: Sendable {
    /// The addresses in the order in which they should be tried; empty where the name has none or does not resolve. It
    /// may take as long as it likes: whoever asks does not wait for ever.
    func addresses(of name: String) async -> [IPAddress]
}

/// Asks the system (`getaddrinfo`): its files, its name servers, its order (RFC 6724).
struct SystemResolver: AddressResolver {
    /// `getaddrinfo` blocks, for many seconds where a name server is silent, and cannot be cancelled. On a queue of its
    /// own it blocks nobody else.
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
