import Upstreams

/// Which of a name's addresses may be connected to.
///
/// Whoever runs a name server can let a public name lead to this machine or into its network ("DNS rebinding"). Where
/// the operator configured an address, or `localhost`, that is what was meant. Where it was a name, it has to lead to
/// public addresses, all of them, unless the operator allows others.
struct AddressRule: Sendable {
    let allowsPrivateAddresses: Bool
    let resolver: any AddressResolver

    func addresses(of origin: WebAddress.Origin) async -> Result<[IPAddress], UpstreamFailure> {
        if let address = IPAddress(origin.host) { return .success([address]) }
        let found = await resolver.addresses(of: origin.host)
        guard !found.isEmpty else {
            return .failure(.unreachable(host: origin.label, reason: "its name has no address"))
        }
        if !allowsPrivateAddresses, !Self.isLocal(origin.host), let address = found.first(where: { !$0.isPublic }) {
            return .failure(.redirected(host: origin.label, to: "the private address \(address)"))
        }
        return .success(found)
    }

    /// RFC 6761, section 6.3.
    private static func isLocal(_ name: String) -> Bool {
        name == "localhost" || name.hasSuffix(".localhost")
    }
}
