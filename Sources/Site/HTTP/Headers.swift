import HTTPTypes

/// The headers that restrict what a browser may do with a response. The server sends them with every response, including
/// errors, so that no proxy has to.
enum Headers {
    /// Allows only what the pages use: our style sheet, script and icon, and requests of the script to this host.
    ///
    /// Without `upgrade-insecure-requests`: over TLS it would do nothing, because every address in a page is relative,
    /// and on a site without TLS it would break the forms.
    private static let contentSecurityPolicy = [
        "default-src 'none'", "style-src 'self'", "script-src 'self'", "img-src 'self'", "connect-src 'self'",
        "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")

    /// Keeps our addresses out of every log, including our own: the next request must not reveal what a visitor
    /// searched for. Not `no-referrer`, because browsers then send `Origin: null` with forms (Fetch, "append a request
    /// `Origin` header"), and over plain HTTP our own forms are recognised by that header.
    private static let referrerPolicy = "strict-origin"

    static func security(isSecure: Bool) -> HTTPFields { isSecure ? overTLS : security }

    private static let security: HTTPFields = {
        var fields = named([
            ("Referrer-Policy", referrerPolicy),
            ("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
            ("Cross-Origin-Opener-Policy", "same-origin"),
            ("Cross-Origin-Embedder-Policy", "require-corp"),
            ("Cross-Origin-Resource-Policy", "same-origin"),
        ])
        fields[.contentSecurityPolicy] = contentSecurityPolicy
        fields[.xContentTypeOptions] = "nosniff"
        return fields
    }()

    /// Makes browsers use only TLS for two years (RFC 6797). Sent only over TLS, as section 7.2 requires. Without
    /// `includeSubDomains`, because we cannot decide for the hosts below ours.
    private static let strictTransport = "max-age=63072000"

    private static let overTLS: HTTPFields = {
        var fields = security
        fields[.strictTransportSecurity] = strictTransport
        return fields
    }()

    /// For a streamed response: asks nginx and similar proxies not to buffer it.
    static let unbuffered = named([("X-Accel-Buffering", "no")])

    /// For a page that search engines are asked to leave out.
    static let unlisted = named([("X-Robots-Tag", "noindex, nofollow")])

    /// For a shared cache that purges by keys and removes the field: names what the response was made of.
    static func surrogateKeys(_ keys: [String]) -> HTTPFields {
        keys.isEmpty ? HTTPFields() : named([("Surrogate-Key", keys.joined(separator: " "))])
    }

    private static func named(_ pairs: [(name: String, value: String)]) -> HTTPFields {
        var fields = HTTPFields()
        for pair in pairs {
            if let name = HTTPField.Name(pair.name) { fields[name] = pair.value }
        }
        return fields
    }
}
