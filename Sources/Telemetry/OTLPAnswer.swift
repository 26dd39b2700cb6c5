import Foundation

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
        guard let response = try? JSONDecoder().decode(Response.self, from: Data(bytes)) else { return nil }
        let partial = response.partialSuccess
        refused = max(0, partial?.rejectedSpans?.number ?? 0)
        message = partial?.errorMessage.map { Self.shortened($0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// One line of a log, whatever the collector wrote.
    private static func shortened(_ text: String) -> String {
        let scalars = text.unicodeScalars.prefix(longest).map { scalar in
            scalar.properties.generalCategory == .control || scalar.properties.isBidiControl ? " " : scalar
        }
        return String(String.UnicodeScalarView(scalars))
    }
}

private struct Response: Decodable {
    let partialSuccess: PartialSuccess?
}

private struct PartialSuccess: Decodable {
    let rejectedSpans: Count?
    let errorMessage: String?
}

/// A number of 64 bits, which JSON of protobuf writes as a text, and reads as a number too.
private struct Count: Decodable {
    let number: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self.number = number
            return
        }
        guard let number = Int(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a number")
        }
        self.number = number
    }
}
