public import Support

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
        let hop =
            switch trusted.headers {
            case .xForwarded: Self.visitor(fields, trusted)
            case .forwarded: fields.forwarded.flatMap { Self.visitor(ForwardedElement.list($0), trusted) }
            }
        client = hop == nil ? address : hop?.address
        self.isSecure = hop?.proto?.matches("https", ignoringCase: true) ?? isSecure
        self.host =
            if let told = hop?.host { HostName(told) == nil ? nil : told } else { host }
    }

    /// The element that the outermost trusted proxy wrote, which received the request from the visitor. If all
    /// addresses are trusted, the first element. Nil if there are no elements.
    ///
    /// - Parameter hops: from the last to the first. Elements before the one that is returned are never parsed.
    private static func visitor(
        _ hops: some Sequence<ForwardedElement>, _ trusted: TrustedProxies
    ) -> ForwardedElement? {
        var first: ForwardedElement?
        for hop in hops {
            // An unknown address is not trusted.
            guard let address = hop.address, trusted.trusts(address) else { return hop }
            first = hop
        }
        return first
    }

    /// The report of the `X-Forwarded-…` headers. `X-Forwarded-For` is a list. The other two usually have one value;
    /// if there are several, the proxy next to us wrote the last one.
    private static func visitor(_ fields: ForwardedFields, _ trusted: TrustedProxies) -> ForwardedElement? {
        let nodes = fields.forwardedFor?.lastMembers(separatedBy: ",", most: ForwardedElement.longestList)
        let addresses = nodes?.lazy.map { ForwardedElement(address: ForwardedElement.address(of: $0)) }
        var hop = addresses.flatMap { visitor($0, trusted) }
        let proto = last(fields.forwardedProto)
        let host = last(fields.forwardedHost)
        if hop == nil, proto != nil || host != nil { hop = ForwardedElement() }
        hop?.proto = proto
        hop?.host = host
        return hop
    }

    private static func last(_ list: HeaderValue?) -> HeaderValue? {
        list?.lastMembers(separatedBy: ",", most: 8).first { _ in true }
    }
}
