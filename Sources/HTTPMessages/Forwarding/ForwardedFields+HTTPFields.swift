public import HTTPTypes

extension ForwardedFields {
    /// The forwarding headers among these fields.
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

    private static func add(_ text: String, to list: inout HeaderValue?) {
        let value = HeaderValue(text)
        if list?.append(value, separator: ", ") == nil { list = value }
    }
}
