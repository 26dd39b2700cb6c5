/// A finished piece of work in a trace. The names are those of OpenTelemetry.
///
/// It contains no data of visitors: no query, name or cookie.
public struct Span: Hashable, Sendable {
    /// The numbers are those of OTLP.
    public enum Kind: Int, Sendable {
        /// A call inside the program.
        case inside = 1
        /// A request that the program answered.
        case server = 2
        /// A request that the program sent.
        case client = 3
    }

    public enum Value: Hashable, Sendable {
        case text(String)
        case number(Int)
    }

    public var context: TraceContext
    /// The span that led to this one; nil if it is the first of its trace.
    public var parent: TraceContext.SpanID?
    /// One of a few different names, without addresses or ids.
    public var name: String
    public var kind: Kind
    /// Nanoseconds since 1970.
    public var start: Int
    /// Nanoseconds since 1970.
    public var end: Int
    /// Whether the work failed.
    public var isFailure: Bool
    public var attributes: [Attribute]

    public struct Attribute: Hashable, Sendable {
        public let key: String
        public let value: Value

        public init(_ key: String, _ value: Value) {
            self.key = key
            self.value = value
        }

        public init(_ key: String, _ text: String) { self.init(key, .text(text)) }
        public init(_ key: String, _ number: Int) { self.init(key, .number(number)) }
    }

    public init(
        _ name: String, _ kind: Kind, in context: TraceContext, below parent: TraceContext.SpanID?, start: Int,
        end: Int, isFailure: Bool = false, attributes: [Attribute] = []
    ) {
        self.name = name
        self.kind = kind
        self.context = context
        self.parent = parent
        self.start = start
        self.end = end
        self.isFailure = isFailure
        self.attributes = attributes
    }
}

/// Receives spans, to pass them on later. Called on event loops, so it must not wait.
public protocol SpanSink: Sendable {
    func take(_ spans: [Span])
}
