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

    /// What the first trusted proxy wrote, who heard it from the visitor; where all are trusted, what was written
    /// first.
    private static func visitor(_ hops: [ForwardedElement], _ trusted: TrustedProxies) -> ForwardedElement? {
        for hop in hops.reversed() {
            // Who is not told is not trusted either.
            guard let address = hop.address, trusted.trusts(address) else { return hop }
        }
        return hops.first
    }

    /// `X-Forwarded-For` is a list; the other two mostly are one value, and if not, the last was written by the proxy
    /// next to us.
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
