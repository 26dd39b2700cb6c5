import HTTPMessages
import NIOCore
import Support

extension Peer {
    /// The peer with this address; nil if the address is of no known kind.
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
