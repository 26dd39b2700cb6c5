import NIOHTTP1

/// What was wrong with a request that the server itself turned away, as its line in the access log names it.
enum RequestFault: String, CaseIterable, Sendable {
    /// Neither a request nor anything below.
    case syntax
    /// RTSP or ICE, which the parser reads too.
    case otherProtocol = "protocol"
    case version
    case method
    /// CONNECT, whose target is another host: it is for proxies (RFC 9110, section 9.3.6).
    case tunnel
    /// In none of the forms that the method may have (RFC 9112, section 3.2).
    case target
    case longTarget = "target-too-long"
    case headerSyntax = "header-syntax"
    case longHead = "head-too-long"
    case noHost = "host-missing"
    case severalHosts = "host-repeated"
    case host = "host-invalid"
    /// Not a number, or a greater one than any body has bytes.
    case length = "length-invalid"
    /// Several lengths, or a length and a transfer coding: two programs could read two different requests.
    case ambiguousLength = "length-ambiguous"
    /// The end of the body cannot be known: `chunked` is not the last transfer coding, or is there twice, or HTTP/1.0
    /// has one (RFC 9112, sections 6.1 and 6.3).
    case coding = "coding-invalid"
    case unknownCoding = "coding-unknown"
    case chunk = "chunk-syntax"
    /// `Expect` with something else than `100-continue` (RFC 9110, section 10.1.1).
    case expectation
    /// The rest of the request did not come in time.
    case late = "request-timeout"
    /// Too many visits are under way.
    case visits = "too-many-visits"
    /// The page did not come in time.
    case answerLate = "answer-timeout"

    /// What a parser's error means.
    ///
    /// - Parameter targetIsTooLong: whether the target is longer than a header field may be. The parser says the same
    ///   of both.
    init(_ error: HTTPParserError, targetIsTooLong: Bool) {
        self =
            switch error {
            case .headerOverflow: targetIsTooLong ? .longTarget : .longHead
            case .invalidMethod: .method
            case .invalidVersion: .version
            case .invalidURL, .invalidHost, .invalidPort, .invalidPath, .invalidQueryString, .invalidFragment: .target
            case .invalidHeaderToken: .headerSyntax
            case .invalidContentLength: .length
            case .unexpectedContentLength: .ambiguousLength
            case .invalidChunkSize: .chunk
            default: .syntax
            }
    }
}
