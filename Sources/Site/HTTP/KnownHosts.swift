import HTTPMessages

/// The hosts that the site accepts. No response contains `Host`, so this is a second line of defence: caches and
/// browsers cannot be made to take us for another site.
struct KnownHosts: Sendable {
    /// The hosts as requests spell them, in lower case; nil to accept every host.
    private let authorities: Set<HeaderValue>?
    private let defaultPort: Int

    /// - Parameters:
    ///   - address: the site's public address; nil to accept every host.
    ///   - others: further hosts to accept, as `Host` names them.
    init(_ address: PublicAddress?, others: [String]) {
        guard let address else {
            authorities = nil
            defaultPort = 80
            return
        }
        let port = address.isSecure ? 443 : 80
        defaultPort = port
        let others = others.compactMap { HostName($0)?.authority(defaultPort: port) }
        authorities = Set(([address.authority] + others).map { HeaderValue($0) })
    }

    func contains(_ host: HeaderValue?) -> Bool {
        guard let authorities else { return true }
        guard let host else { return false }
        if authorities.contains(host) { return true }
        guard let name = HostName(host) else { return false }
        return authorities.contains(HeaderValue(name.authority(defaultPort: defaultPort)))
    }
}
