/// What a request says of where it came from, as it came; several lines of one header joined by ", ".
public struct ForwardedFields: Sendable {
    public var forwardedFor: String?
    public var forwardedProto: String?
    public var forwardedHost: String?
    public var forwarded: String?

    public init(
        forwardedFor: String? = nil, forwardedProto: String? = nil, forwardedHost: String? = nil,
        forwarded: String? = nil
    ) {
        self.forwardedFor = forwardedFor
        self.forwardedProto = forwardedProto
        self.forwardedHost = forwardedHost
        self.forwarded = forwarded
    }
}
