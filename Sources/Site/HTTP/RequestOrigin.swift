import AlmanacValues
import HTTPMessages
import HTTPTypes
import Support

/// Whether a request comes from one of our own pages, so that no other site can submit our forms on a visitor's behalf.
struct RequestOrigin {
    let request: Request
    /// The public address, if it is configured: a proxy may use another host for its requests.
    let publicAddress: PublicAddress?

    /// Whether the request may change something: it must be shown to come from our own pages.
    ///
    /// Browsers report where a request comes from in `Sec-Fetch-Site` (W3C, Fetch Metadata): `same-origin` is one of
    /// our pages, `none` an action of the visitor. Over plain HTTP they omit it (it is for trustworthy origins only),
    /// and older browsers do not know it. Then the host of `Origin` (Fetch, section 3.1; RFC 6454) has to be the
    /// requested host. A page's scripts can set neither header. A request with neither does not come from a browser of
    /// the last years, and its origin is unknown: it is rejected. A visitor's own script can send `Origin`.
    var isOwn: Bool {
        if let site = request.fetchSite { return site.matches("same-origin") || site.matches("none") }
        guard let origin = request.origin else { return false }
        // The whole origin is known here, so the scheme is compared too: a page that came over plain HTTP may be
        // anybody's.
        if let publicAddress, origin.matches(publicAddress.description, ignoringCase: true) { return true }
        guard let host = request.host, let originHost = Self.host(of: origin) else { return false }
        return originHost.matches(host, ignoringCase: true)
    }

    /// The part after `http://` or `https://`: the host, with its port unless that is the scheme's default. Nil for
    /// `null`, which sandboxed pages send.
    static func host(of origin: HeaderValue) -> HeaderValue? {
        guard let host = origin.dropping(prefix: "https://") ?? origin.dropping(prefix: "http://"), !host.isEmpty
        else { return nil }
        return host
    }
}
