import PlainBytes

/// A piece of work in a trace: the trace that it belongs to, its own span, and whether the trace is recorded
/// (W3C Trace Context, level 1).
///
/// The server creates one for each request. Everything that the request causes sees it as `current`: log lines name the
/// trace, and requests to upstreams continue it.
public struct TraceContext: Hashable, Sendable {
    /// The 16 bytes that name a trace; never all zero.
    public struct TraceID: Hashable, Sendable {
        public let high: UInt64
        public let low: UInt64

        /// Nil if both halves are zero.
        public init?(high: UInt64, low: UInt64) {
            if high == 0, low == 0 { return nil }
            (self.high, self.low) = (high, low)
        }
    }

    /// The 8 bytes that name a span; never all zero.
    public struct SpanID: Hashable, Sendable {
        public let number: UInt64

        /// Nil if the number is zero.
        public init?(_ number: UInt64) {
            if number == 0 { return nil }
            self.number = number
        }

        /// A new name, from a random number.
        ///
        /// - Parameter number: zero, which is not valid, is replaced by another number.
        public init(random number: UInt64) { self.number = number == 0 ? 1 : number }

        public init() { self.init(random: .random(in: 1 ... .max)) }
    }

    public let traceID: TraceID
    public let spanID: SpanID
    public let isSampled: Bool

    public init(traceID: TraceID, spanID: SpanID, isSampled: Bool) {
        self.traceID = traceID
        self.spanID = spanID
        self.isSampled = isSampled
    }

    /// The work that the current task is part of; nil if it belongs to no trace.
    @TaskLocal public static var current: TraceContext?

    /// Runs a body as a part of a trace. Without a trace this costs a comparison.
    public static func with<Result: Sendable>(
        _ context: TraceContext?, _ body: () async -> Result
    ) async -> Result {
        guard let context else { return await body() }
        return await $current.withValue(context) { await body() }
    }

    /// A part of this work.
    public func child(_ id: SpanID = SpanID()) -> TraceContext {
        TraceContext(traceID: traceID, spanID: id, isSampled: isSampled)
    }
}

/// `traceparent`: `00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01` (section 3.2).
extension TraceContext {
    /// The length of version 00, in bytes.
    private static let length = 55

    /// Parses the value of a field. At most its first 56 bytes are read.
    ///
    /// Nil unless it is valid: version, trace, span and flags in lower case, and neither id all zeros. A version later
    /// than 00 may continue after another hyphen; only the known part is read. Version ff is not valid.
    public init?(traceParent value: some Collection<UInt8>) {
        let bytes = Array(value.prefix(Self.length + 1))
        let hyphen = UInt8(ascii: "-")
        guard bytes.count >= Self.length, [2, 35, 52].allSatisfy({ bytes[$0] == hyphen }),
            let version = Self.number(bytes[0..<2]), version != 0xFF, let flags = Self.number(bytes[53..<55]),
            let high = Self.number(bytes[3..<19]), let low = Self.number(bytes[19..<35]),
            let trace = TraceID(high: high, low: low), let span = Self.number(bytes[36..<52]).flatMap(SpanID.init(_:))
        else { return nil }
        if bytes.count > Self.length, version == 0 || bytes[Self.length] != hyphen { return nil }
        self.init(traceID: trace, spanID: span, isSampled: flags & 1 == 1)
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> UInt64? {
        digits.reduce(UInt64?.some(0)) { number, digit in
            guard let number, !digit.isASCIIUppercase, let value = digit.hexadecimalValue else { return nil }
            return number << 4 | UInt64(value)
        }
    }

    /// The value for a request that is a part of this work. Flags that version 00 does not know are not set.
    public var traceParent: String { "00-\(traceID)-\(spanID)-0\(isSampled ? 1 : 0)" }
}

extension TraceContext.TraceID: CustomStringConvertible {
    /// 32 digits.
    public var description: String { String(decoding: digits(of: high) + digits(of: low), as: UTF8.self) }
}

extension TraceContext.SpanID: CustomStringConvertible {
    /// 16 digits.
    public var description: String { String(decoding: digits(of: number), as: UTF8.self) }
}

private func digits(of number: UInt64) -> [UInt8] { (0..<16).map { digit($0, of: number) } }

/// A hexadecimal digit of a number, from the highest on.
private func digit(_ index: Int, of number: UInt64) -> UInt8 {
    (UInt8(truncatingIfNeeded: number >> UInt64(60 - 4 * index)) & 15).hexadecimalDigit
}
