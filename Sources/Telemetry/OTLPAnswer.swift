import Support

/// What a collector says of the spans that it was sent: an `ExportTraceServiceResponse` in JSON, which may tell that it took
/// some of them only.
public struct OTLPAnswer: Hashable, Sendable {
    /// How many of the spans it did not take.
    public let refused: Int
    /// Why, or a warning if it took all of them; nil if it says nothing.
    public let message: String?

    /// The most Unicode scalars of a message that are kept.
    private static let longest = 200

    /// Nil if the bytes are no answer of the protocol.
    public init?(_ bytes: [UInt8]) {
        guard let response = try? JSONReader.value(of: bytes), response.members != nil else { return nil }
        let partial = response.member("partialSuccess") ?? .object([])
        guard partial.members != nil else { return nil }
        let (count, text) = (partial.member("rejectedSpans"), partial.member("errorMessage"))
        // JSON of protobuf writes a number of 64 bits as a text, and reads a number too.
        let number = count.map { $0.integer ?? $0.text.flatMap { Int($0) } } ?? 0
        guard let number, text == nil || text?.text != nil else { return nil }
        refused = max(0, number)
        message = text?.text.map { Self.shortened($0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// One line of a log, whatever the collector wrote.
    private static func shortened(_ text: String) -> String {
        let scalars = text.unicodeScalars.prefix(longest).map { scalar in
            scalar.properties.generalCategory == .control || scalar.properties.isBidiControl ? " " : scalar
        }
        return String(String.UnicodeScalarView(scalars))
    }
}

extension JSONValue {
    /// The value of a member; nil without one, and for `null`, which protobuf reads as none.
    fileprivate func member(_ name: String) -> JSONValue? { self[name].flatMap { $0 == .null ? nil : $0 } }
}
