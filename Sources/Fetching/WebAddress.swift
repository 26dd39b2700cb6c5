import Adapters
import FoundationEssentials
import PlainBytes
import Support
import Upstreams

/// An HTTP or HTTPS URL, split into its parts once, so that no two readers can interpret it differently.
struct WebAddress: Hashable, Sendable {
    /// The scheme, host and port to connect to. A redirect must keep all three.
    struct Endpoint: Hashable, Sendable {
        var isSecure: Bool
        /// The host in lower case; an IPv6 address without brackets.
        var host: String
        var port: Int

        /// The host, and the port unless it is the scheme's default. Names the host in failures and reports.
        var label: String {
            let name = host.contains(":") ? "[\(host)]" : host
            return port == (isSecure ? 443 : 80) ? name : "\(name):\(port)"
        }

        var scheme: String { isSecure ? "https" : "http" }
    }

    var endpoint: Endpoint
    /// The path and query, percent-encoded, without the fragment.
    var target: String

    /// Parses a URL. Nil if it is not HTTP or HTTPS, contains credentials, or has a host that is neither an IP address
    /// nor a name of letters, digits, hyphens, dots and underscores.
    init?(_ text: String) {
        guard let url = URL(string: text) else { return nil }
        self.init(url)
    }

    /// The target of a `Location` header in a response from this address (RFC 9110, section 10.2.2); nil if it is not
    /// valid.
    func resolving(_ location: String) -> WebAddress? {
        guard let base = URL(string: text), let url = URL(string: location, relativeTo: base) else { return nil }
        return WebAddress(url.absoluteURL)
    }

    private init?(_ url: URL) {
        guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https",
            url.user() == nil, url.password() == nil,
            let name = url.host()?.lowercased(), let host = Self.host(name)
        else { return nil }
        let port = url.port ?? (scheme == "https" ? 443 : 80)
        guard 1...65_535 ~= port else { return nil }
        endpoint = Endpoint(isSecure: scheme == "https", host: host, port: port)
        let path = url.path(percentEncoded: true)
        target = (path.hasPrefix("/") ? path : "/" + path) + (url.query(percentEncoded: true).map { "?\($0)" } ?? "")
    }

    private static func host(_ name: String) -> String? {
        if name.contains(":") {
            let bare = String(name.drop { $0 == "[" }.prefix { $0 != "]" })
            // A zone means something on one machine only, and `IPAddress` would ignore it.
            guard !bare.contains("%"), let address = IPAddress(bare) else { return nil }
            // A mapped IPv4 address equals the plain one, but a redirect from one to the other leaves the endpoint.
            return address.isVersion4 ? "::ffff:\(address)" : address.description
        }
        let isName =
            !name.isEmpty
            && name.utf8.allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit || "-._".utf8.contains($0) }
        return isName ? name : nil
    }

    var text: String {
        let host = endpoint.host.contains(":") ? "[\(endpoint.host)]" : endpoint.host
        return "\(endpoint.scheme)://\(host):\(endpoint.port)\(target)"
    }

    /// Returns the address with the secret added as a query item, unless the query already has an item of that name.
    /// Only for sending: never log it.
    func adding(_ secret: Secret?) -> WebAddress {
        guard let secret else { return self }
        let query = target.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
        let name = PercentCoding.encoded(secret.name)
        if query.split(separator: "&").contains(where: { $0.prefix { $0 != "=" } == name }) { return self }
        var address = self
        let item = "\(name)=\(secret.reveal(PercentCoding.encoded))"
        address.target += target.contains("?") ? (query.isEmpty ? item : "&\(item)") : "?\(item)"
        return address
    }
}
