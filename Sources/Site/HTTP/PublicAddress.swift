import HTTPMessages

/// The address at which visitors find the site, as they would type it: `https://almanac.example`.
public struct PublicAddress: Hashable, Sendable, CustomStringConvertible {
    public let isSecure: Bool
    /// The host in lower case, with its port unless that is the scheme's default, as in `Host` and `Origin`.
    public let authority: String

    /// - Parameter text: scheme, host and optionally a port, without a path: the site is the root of its host.
    /// - Throws: `PublicAddressProblem` if the text is anything else.
    public init(_ text: String) throws(PublicAddressProblem) {
        let lowercased = text.lowercased()
        guard let scheme = ["https://", "http://"].first(where: lowercased.hasPrefix)
        else { throw PublicAddressProblem(text: text, reason: "expected an https:// or http:// address") }
        isSecure = scheme == "https://"
        var rest = lowercased.dropFirst(scheme.count)
        if rest.hasSuffix("/") { rest = rest.dropLast() }
        guard !rest.contains("@") else { throw PublicAddressProblem(text: "…", reason: "a user name is not allowed") }
        guard !rest.contains("/"), !rest.contains("?"), !rest.contains("#") else {
            throw PublicAddressProblem(text: text, reason: "a path is not allowed; the site is the root of its host")
        }
        guard let host = HostName(rest) else {
            throw PublicAddressProblem(text: text, reason: "expected a valid host name, with or without a port")
        }
        authority = host.authority(defaultPort: isSecure ? 443 : 80)
    }

    public var description: String { (isSecure ? "https://" : "http://") + authority }
}

/// Why a text is not a valid public address.
public struct PublicAddressProblem: Error, CustomStringConvertible {
    let text: String
    let reason: String

    public var description: String { "\"\(text)\" (\(reason))" }
}
