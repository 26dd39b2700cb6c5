public import HTTPTypes

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

    public init(_ fields: HTTPFields) {
        for field in fields {
            switch field.name.canonicalName {
            case "x-forwarded-for": Self.add(field.value, to: &forwardedFor)
            case "x-forwarded-proto": Self.add(field.value, to: &forwardedProto)
            case "x-forwarded-host": Self.add(field.value, to: &forwardedHost)
            case "forwarded": Self.add(field.value, to: &forwarded)
            default: break
            }
        }
    }

    private static func add(_ value: String, to list: inout String?) {
        list = list.map { "\($0), \(value)" } ?? value
    }
}
