import Support
import Upstreams

/// Decides which addresses of a host may be connected to.
///
/// The owner of a public name can point it at this machine or its network ("DNS rebinding"). So every address of a name
/// must be public, unless the operator allows private ones. An address or `localhost` in the configuration is always
/// allowed: the operator meant it.
struct AddressRule: Sendable {
    let allowsPrivateAddresses: Bool
    let resolver: any AddressResolver

    func addresses(of endpoint: WebAddress.Endpoint) async -> Result<[IPAddress], UpstreamFailure> {
        if let address = IPAddress(endpoint.host) { return .success([address]) }
        let found = await resolver.addresses(of: endpoint.host)
        guard !found.isEmpty else {
            return .failure(.unreachable(host: endpoint.label, reason: "the host name does not resolve"))
        }
        if !allowsPrivateAddresses, !Self.isLocal(endpoint.host), let address = found.first(where: { !$0.isPublic }) {
            return .failure(.redirected(host: endpoint.label, to: "the private address \(address)"))
        }
        return .success(found)
    }

    /// RFC 6761, section 6.3.
    private static func isLocal(_ name: String) -> Bool {
        name == "localhost" || name.hasSuffix(".localhost")
    }
}
