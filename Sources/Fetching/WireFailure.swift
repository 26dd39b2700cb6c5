/// Why an answer was not read to its end, where no library says so.
enum WireFailure: Error, Equatable {
    /// There was no connection, TLS included, in time.
    case noConnection
    /// The connection was closed before the answer was complete.
    case closed
    /// The body is longer than the limit.
    case tooLarge
    /// It costs more than its bytes are worth (`WireBudget`).
    case overBudget
    /// More informational responses than anybody sends.
    case tooManyInformational
    /// No status that an answer can have (RFC 9110, section 15): outside 200…599.
    case status(Int)
    /// The server's certificate is not one to be believed.
    case certificate(CertificateProblem)
}

/// An exchange that ended without an answer.
struct BrokenExchange: Error {
    let cause: any Error
    /// Whether the answer had begun.
    let hasHead: Bool
}
