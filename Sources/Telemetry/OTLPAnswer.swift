import Support

/// A collector's answer to the spans that it was sent: an `ExportTraceServiceResponse` in JSON. It may say that some
/// spans were rejected.
public struct OTLPAnswer: Hashable, Sendable {
    /// The number of rejected spans.
    public let refused: Int
    /// The reason, or a warning if all were accepted; nil if there is no message.
    public let message: String?

    /// The maximum length of a message, in Unicode scalars. The rest is cut off.
    private static let longest = 200

    /// Nil if the bytes are not an answer of the protocol.
    public init?(_ bytes: [UInt8]) {
        guard let response = try? JSONReader.value(of: bytes), response.members != nil else { return nil }
        let partial = response.member("partialSuccess") ?? .object([])
        guard partial.members != nil else { return nil }
        let (count, text) = (partial.member("rejectedSpans"), partial.member("errorMessage"))
        // In JSON, protobuf writes a 64-bit number as a string, and reads both forms.
        let number = count.map { $0.integer ?? $0.text.flatMap { Int($0) } } ?? 0
        guard let number, text == nil || text?.text != nil else { return nil }
        refused = max(0, number)
        message = text?.text.map { Self.shortened($0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns the message as one line for a log, whatever the collector wrote.
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
