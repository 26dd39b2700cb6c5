import NIOCore

extension Peer {
    /// Who is at the other end of a socket; nil where that cannot be told.
    init?(_ address: SocketAddress) {
        switch address {
        case .unixDomainSocket:
            self = .unixSocket
        case .v4, .v6:
            guard let text = address.ipAddress, let address = IPAddress(text) else { return nil }
            self = .address(address)
        }
    }

    var ipAddress: IPAddress? {
        if case .address(let address) = self { address } else { nil }
    }
}
