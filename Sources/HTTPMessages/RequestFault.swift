/// Why the server itself rejected a request. The raw value names the reason in the access log.
package enum RequestFault: String, CaseIterable, Sendable {
    /// Malformed in a way that no other case describes.
    case syntax
    /// RTSP or ICE, which the parser accepts too.
    case otherProtocol = "protocol"
    case version
    case method
    /// CONNECT, whose target is another host: a method for proxies (RFC 9110, section 9.3.6).
    case tunnel
    /// The target has none of the forms that the method allows (RFC 9112, section 3.2).
    case target
    case longTarget = "target-too-long"
    case headerSyntax = "header-syntax"
    case longHead = "head-too-long"
    case noHost = "host-missing"
    case severalHosts = "host-repeated"
    case host = "host-invalid"
    /// Not a number, or too large for an `Int`.
    case length = "length-invalid"
    /// Several lengths, or a length and a transfer coding: two programs could see two different requests.
    case ambiguousLength = "length-ambiguous"
    /// The end of the body cannot be known: `chunked` is not the last transfer coding, or occurs twice, or the request
    /// is HTTP/1.0 (RFC 9112, sections 6.1 and 6.3).
    case coding = "coding-invalid"
    case unknownCoding = "coding-unknown"
    case chunk = "chunk-syntax"
    /// `Expect` with a value other than `100-continue` (RFC 9110, section 10.1.1).
    case expectation
    /// The rest of the request did not arrive in time.
    case late = "request-timeout"
    /// Too many visits are in progress.
    case visits = "too-many-visits"
    /// The page was not ready in time.
    case answerLate = "answer-timeout"
}
