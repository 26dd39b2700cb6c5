import Almanac

/// What a visitor's browser keeps for us.
struct Visitor: Hashable, Sendable {
    var preferences = Preferences()
    /// What the form of Options was last sent with, a few minutes ago at most.
    var draft: PreferencesDraft?
}

/// The cookies of one request, and the ones that its answer sets.
///
/// Behind TLS their names begin with `__Host-`: browsers then take them only over TLS and from this very host
/// (RFC 6265bis, section 4.1.3.2), so neither the network in between nor a host beside ours can plant one.
struct VisitorCookies {
    let header: HeaderValue?
    /// Whether the visitor's browser uses TLS.
    let isSecure: Bool

    /// What the request says. Never an error: what cannot be read counts as not sent.
    var visitor: Visitor {
        Visitor(
            preferences: preferences.flatMap(PreferencesCookie.preferences) ?? Preferences(),
            draft: value(of: DraftCookie.name).flatMap(DraftCookie.draft))
    }

    /// Behind TLS, a cookie from before its name had the prefix is read too, until preferences are saved.
    private var preferences: HeaderValue? {
        value(of: PreferencesCookie.name) ?? CookieHeader.value(PreferencesCookie.name, in: header)
    }

    /// The values of `Set-Cookie` for what is to be kept from now on.
    ///
    /// - Parameters:
    ///   - preferences: nil if they stay as they are.
    ///   - draft: nil if there is none any more.
    func settings(keeping preferences: Preferences?, draft: PreferencesDraft?) -> [String] {
        var settings: [String] = []
        if let preferences {
            let value = preferences == Preferences() ? nil : PreferencesCookie.value(of: preferences)
            settings.append(setting(name(PreferencesCookie.name), value, PreferencesCookie.lifetime))
            // Whoever saves nothing must not find the name from before again.
            if isSecure, CookieHeader.value(PreferencesCookie.name, in: header) != nil {
                settings.append(setting(PreferencesCookie.name, nil, 0))
            }
        }
        if draft != nil || value(of: DraftCookie.name) != nil {
            settings.append(setting(name(DraftCookie.name), draft.map(DraftCookie.value), DraftCookie.lifetime))
        }
        return settings
    }

    /// - Parameter value: nil to delete it.
    private func setting(_ name: String, _ value: String?, _ lifetime: Int) -> String {
        let attributes = [
            "\(name)=\(value ?? "")", "Path=/", "Max-Age=\(value == nil ? 0 : lifetime)", "HttpOnly", "SameSite=Lax",
        ]
        return (attributes + (isSecure ? ["Secure"] : [])).joined(separator: "; ")
    }

    private func name(_ plain: String) -> String { isSecure ? "__Host-" + plain : plain }

    private func value(of plain: String) -> HeaderValue? { CookieHeader.value(name(plain), in: header) }
}
