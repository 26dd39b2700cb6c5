import HTTPTypes

/// The headers that say what a browser may do with an answer. They are set here and not in a proxy, so that
/// no answer, error or not, goes out without them.
enum Headers {
    /// Nothing but what the pages use: own style sheet, script and icon; the script asks this host only.
    ///
    /// `upgrade-insecure-requests` would do nothing over TLS, as every address in a page is relative, and break
    /// the forms of a site that is served without.
    private static let contentSecurityPolicy = [
        "default-src 'none'", "style-src 'self'", "script-src 'self'", "img-src 'self'", "connect-src 'self'",
        "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")

    /// No address of ours in anybody's log, not even in our own: nobody reads what a visitor searched for from the next
    /// request. Not `no-referrer`, with which browsers send `Origin: null` with forms (Fetch, "append a request
    /// `Origin` header"), and by which we know our own forms over plain HTTP.
    private static let referrerPolicy = "strict-origin"

    static func security(isSecure: Bool) -> HTTPFields { isSecure ? overTLS : security }

    static let security: HTTPFields = {
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

    /// For two years, browsers use TLS only (RFC 6797). Said only over TLS, as section 7.2 of it has it. Other hosts
    /// below ours are not ours to decide on, so there is no `includeSubDomains`.
    static let strictTransport = "max-age=63072000"

    private static let overTLS: HTTPFields = {
        var fields = security
        fields[.strictTransportSecurity] = strictTransport
        return fields
    }()

    /// For an answer that is sent as it comes: asks nginx and its kin not to hold its beginning back.
    static let unbuffered = named([("X-Accel-Buffering", "no")])

    private static func named(_ pairs: [(name: String, value: String)]) -> HTTPFields {
        var fields = HTTPFields()
        for pair in pairs {
            if let name = HTTPField.Name(pair.name) { fields[name] = pair.value }
        }
        return fields
    }
}
