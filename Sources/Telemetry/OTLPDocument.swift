import Formats
public import Support

/// Spans as the OpenTelemetry Protocol writes them in JSON: an `ExportTraceServiceRequest`.
///
/// The mapping is protobuf's, but ids are hexadecimal, names are in lowerCamelCase and 64-bit numbers are texts (OTLP 1.5,
/// "JSON Protobuf Encoding").
public struct OTLPDocument: Sendable {
    /// The service that made the spans.
    public struct Service: Sendable {
        public var name: String
        public var version: String
        /// Differs between the instances of a service.
        public var instance: String

        public init(name: String, version: String, instance: String) {
            self.name = name
            self.version = version
            self.instance = instance
        }
    }

    private let service: Service

    public init(_ service: Service) { self.service = service }

    public static let mediaType = "application/json"

    /// Returns the bytes of a request with these spans.
    public func bytes(of spans: [Span]) -> [UInt8] {
        JSONObject.document { json in
            json.array("resourceSpans", [spans]) { spans, element in
                element.object { json in
                    json.object("resource") { Self.write(resource, into: &$0) }
                    json.array("scopeSpans", [spans]) { spans, element in element.object { write(spans, into: &$0) } }
                }
            }
        }
    }

    private var resource: [Span.Attribute] {
        [
            .init("service.name", service.name), .init("service.version", service.version),
            .init("service.instance.id", service.instance),
        ]
    }

    private func write(_ spans: [Span], into json: inout JSONObject) {
        json.object("scope") { json in
            json.member("name", "almanac")
            json.member("version", service.version)
        }
        json.array("spans", spans) { span, element in element.object { Self.write(span, into: &$0) } }
    }

    private static func write(_ span: Span, into json: inout JSONObject) {
        json.member("traceId", "\(span.context.traceID)")
        json.member("spanId", "\(span.context.spanID)")
        if let parent = span.parent { json.member("parentSpanId", "\(parent)") }
        json.member("flags", flags(span))
        json.member("name", span.name)
        json.member("kind", span.kind.rawValue)
        json.member("startTimeUnixNano", "\(span.start)")
        json.member("endTimeUnixNano", "\(span.end)")
        if !span.attributes.isEmpty { write(span.attributes, into: &json) }
        if span.isFailure { json.object("status") { $0.member("code", 2) } }
    }

    /// The flags of `traceparent`, and whether the parent is known to be in another process (`SpanFlags` of the
    /// protocol).
    private static func flags(_ span: Span) -> Int {
        let isRemote = span.kind == .server && span.parent != nil
        return 0x100 | (isRemote ? 0x200 : 0) | (span.context.isSampled ? 1 : 0)
    }

    private static func write(_ attributes: [Span.Attribute], into json: inout JSONObject) {
        json.array("attributes", attributes) { attribute, element in
            element.object { json in
                json.member("key", attribute.key)
                json.object("value") { json in
                    switch attribute.value {
                    case .text(let text): json.member("stringValue", text)
                    case .number(let number): json.member("intValue", "\(number)")
                    }
                }
            }
        }
    }
}
