import Almanac

/// Where a request came from: from the connection, or by the word of trusted proxies.
public struct ForwardedRequest: Hashable, Sendable {
    /// The visitor's address: that of the rightmost who is no trusted proxy. What stands left of it is hearsay. Nil
    /// where it is not told.
    public let client: IPAddress?
    /// Whether the visitor's connection was TLS.
    public let isSecure: Bool
    /// The host that the visitor asked for, as it was written; nil where it is missing or none.
    public let host: HeaderValue?

    /// - Parameters:
    ///   - host: `Host`, as it came.
    ///   - isSecure: whether the connection from the peer is TLS.
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

    /// What the first trusted proxy wrote, who heard it from the visitor; where all are trusted, what was written
    /// first. Nil where nothing was written.
    ///
    /// - Parameter hops: from the last to the first.
    private static func visitor(
        _ hops: some Sequence<ForwardedElement>, _ trusted: TrustedProxies
    ) -> ForwardedElement? {
        var first: ForwardedElement?
        for hop in hops {
            // Who is not told is not trusted either.
            guard let address = hop.address, trusted.trusts(address) else { return hop }
            first = hop
        }
        return first
    }

    /// `X-Forwarded-For` is a list; the other two mostly are one value, and if not, the last was written by the proxy
    /// next to us.
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
