import Almanac
import HTTPTypes

/// Whether a request comes from a page of our own, so that no other site can send our forms in a visitor's name.
struct RequestOrigin {
    let request: SiteRequest
    /// Where the site is found, if that is known: a proxy may ask for it by another host.
    let publicAddress: PublicAddress?

    /// For what changes something: it has to be shown that it comes from here.
    ///
    /// Browsers say where a request comes from in `Sec-Fetch-Site` (W3C, Fetch Metadata): `same-origin` is a page of
    /// ours, `none` the visitor's own doing. Over plain HTTP they leave it out (it is for trustworthy origins
    /// only), and older ones do not know it; then the host of `Origin` (Fetch, section 3.1; RFC 6454) has to be the
    /// one that was asked. Both are out of reach for a page's scripts. Where neither is there it is no browser of
    /// the last years, and nothing shows where it comes from: it is refused. A script of the visitor's own can send
    /// `Origin`.
    var isOwn: Bool {
        if let site = request.fetchSite { return site.matches("same-origin") || site.matches("none") }
        guard let origin = request.origin else { return false }
        // The whole origin is known then, with its scheme: a page that came over plain HTTP may be anybody's.
        if let publicAddress, origin.matches(publicAddress.description, ignoringCase: true) { return true }
        guard let host = request.host, let originHost = Self.host(of: origin) else { return false }
        return originHost.matches(host, ignoringCase: true)
    }

    /// The part behind `http://` or `https://`: host and, unless it is the scheme's own, port. Nil for `null`, which is
    /// what sandboxed pages send.
    private static func host(of origin: HeaderValue) -> HeaderValue? {
        guard let host = origin.dropping(prefix: "https://") ?? origin.dropping(prefix: "http://"), !host.isEmpty
        else { return nil }
        return host
    }
}
