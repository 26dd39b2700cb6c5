/// A form in which the site can send a body (RFC 9110, section 8.4.1).
package enum ContentCoding: Int, CaseIterable, Sendable {
    case identity
    /// RFC 1952
    case gzip
    /// RFC 7932
    case brotli

    /// The name in `Content-Encoding`; nil for `identity`, which is not named there.
    package var name: String? {
        switch self {
        case .identity: nil
        case .gzip: "gzip"
        case .brotli: "br"
        }
    }
}
