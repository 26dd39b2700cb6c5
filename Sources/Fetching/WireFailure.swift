/// Why a response was not read to its end, for causes that no library reports.
enum WireFailure: Error, Equatable {
    /// No connection, including TLS, was made in time.
    case noConnection
    /// The connection was closed before the response was complete.
    case closed
    /// The body is longer than the limit.
    case tooLarge
    /// The response exceeded its `WireBudget`.
    case overBudget
    /// The response was preceded by more informational responses than any server sends.
    case tooManyInformational
    /// The status is not valid for a response (RFC 9110, section 15): outside 200…599.
    case status(Int)
    /// The server's certificate was rejected.
    case certificate(CertificateProblem)
}

/// A round trip that ended without a complete response.
struct BrokenRoundTrip: Error {
    let cause: any Error
    /// Whether the head of the response was received.
    let hasHead: Bool
}
