/// What a request says of where it came from, as it came; several lines of one header joined by ", ".
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
