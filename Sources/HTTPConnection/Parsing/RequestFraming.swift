/// How a head delimits the request.
struct RequestFraming: Equatable {
    /// `Content-Length`, in bytes.
    var length: Int?
    var isChunked = false
    /// `Expect: 100-continue`
    var waitsForContinue = false
    /// Whether no request can follow on this connection.
    var isLast = false

    var hasBody: Bool { isChunked || (length ?? 0) > 0 }
}
