/// The headers in which proxies report where a request came from, as received. Several lines of one header are joined
/// with ", ".
public struct ForwardedFields: Sendable {
    public var forwardedFor: HeaderValue?
    public var forwardedProto: HeaderValue?
    public var forwardedHost: HeaderValue?
    public var forwarded: HeaderValue?

    public init(
        forwardedFor: String? = nil, forwardedProto: String? = nil, forwardedHost: String? = nil,
        forwarded: String? = nil
    ) {
        self.forwardedFor = forwardedFor.map { HeaderValue($0) }
        self.forwardedProto = forwardedProto.map { HeaderValue($0) }
        self.forwardedHost = forwardedHost.map { HeaderValue($0) }
        self.forwarded = forwarded.map { HeaderValue($0) }
    }
}
