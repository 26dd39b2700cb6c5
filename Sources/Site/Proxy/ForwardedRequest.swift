import Almanac

/// The origin of a request: taken from the connection, or reported by trusted proxies.
public struct ForwardedRequest: Hashable, Sendable {
    /// The visitor's address: the rightmost one that is not a trusted proxy. Everything to the left of it is hearsay.
    /// Nil if it is not reported.
    public let client: IPAddress?
    /// Whether the visitor's connection uses TLS.
    public let isSecure: Bool
    /// The host that the visitor asked for, as received. Nil if it is missing or the proxy reports an invalid one.
    public let host: HeaderValue?

    /// - Parameters:
    ///   - host: the value of `Host`, as received.
    ///   - isSecure: whether the connection from the peer uses TLS.
    public init(
        peer: Peer, host: HeaderValue?, isSecure: Bool = false, fields: ForwardedFields, trusted: TrustedProxies
    ) {
        var address: IPAddress?
        if case .address(let peerAddress) = peer { address = peerAddress }
        guard trusted.trusts(peer) else {
            client = address
            self.isSecure = isSecure
            self.host = host
            return
        }
        let hops =
            switch trusted.headers {
            case .xForwarded: Self.hops(fields)
            case .forwarded: fields.forwarded.map(ForwardedElement.list) ?? []
            }
        let hop = Self.visitor(hops, trusted)
        client = hops.isEmpty ? address : hop?.address
        self.isSecure = hop?.proto?.matches("https", ignoringCase: true) ?? isSecure
        self.host =
            if let told = hop?.host { HostName(told) == nil ? nil : told } else { host }
    }

    /// The element that the outermost trusted proxy wrote, which received the request from the visitor. If all
    /// addresses are trusted, the first element.
    private static func visitor(_ hops: [ForwardedElement], _ trusted: TrustedProxies) -> ForwardedElement? {
        for hop in hops.reversed() {
            // An unknown address is not trusted.
            guard let address = hop.address, trusted.trusts(address) else { return hop }
        }
        return hops.first
    }

    /// The reports of the `X-Forwarded-…` headers. `X-Forwarded-For` is a list. The other two usually have one value;
    /// if there are several, the proxy next to us wrote the last one.
    private static func hops(_ fields: ForwardedFields) -> [ForwardedElement] {
        let proto = fields.forwardedProto?.lastMembers(separatedBy: ",", most: 8).first
        let host = fields.forwardedHost?.lastMembers(separatedBy: ",", most: 8).first
        let nodes = fields.forwardedFor?.lastMembers(separatedBy: ",", most: ForwardedElement.longestList) ?? []
        let list = nodes.reversed().map {
            ForwardedElement(address: ForwardedElement.address(of: $0), proto: proto, host: host)
        }
        let isSilent = list.isEmpty && proto == nil && host == nil
        return list.isEmpty && !isSilent ? [ForwardedElement(address: nil, proto: proto, host: host)] : list
    }
}
