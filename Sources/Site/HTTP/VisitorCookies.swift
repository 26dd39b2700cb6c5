import AlmanacValues
import Entities
import HTTPMessages
import ServiceContracts

/// The state that a visitor's browser keeps for the site.
struct Visitor: VisitorService, Hashable {
    var preferences = Preferences()
    /// The last input to the form of Options, a few minutes old at most.
    var draft: PreferencesDraft?
    /// The language that the visitor chose; nil if they chose none.
    var language: Language?
}

/// The cookies in a request, and those that the response sets.
///
/// Over TLS their names begin with `__Host-`, so that browsers accept them only over TLS and only from this host (RFC
/// 6265bis, section 4.1.3.2). Neither the network nor a neighbouring host can then plant one.
struct VisitorCookies {
    let header: HeaderValue?
    /// Whether the visitor's browser uses TLS.
    let isSecure: Bool

    /// The state in the request. Never an error: a cookie that cannot be parsed counts as missing.
    var visitor: Visitor {
        Visitor(
            preferences: preferences.flatMap(PreferencesCookie.preferences) ?? Preferences(),
            draft: value(of: DraftCookie.name).flatMap(DraftCookie.draft), language: language)
    }

    /// The language that the visitor chose.
    private var language: Language? {
        value(of: Self.languageName).flatMap { $0.utf8.count == 2 ? Language(code: $0.description) : nil }
    }

    /// A cookie of its own: its value is the language's code, and older servers beside this one ignore it.
    private static var languageName: String { StoredItem.language.name }

    /// The cookie with the preferences. Over TLS, an older cookie, whose name lacks the prefix, is read until
    /// preferences are saved again.
    private var preferences: HeaderValue? {
        value(of: PreferencesCookie.name) ?? CookieHeader.value(PreferencesCookie.name, in: header)
    }

    /// The values of `Set-Cookie` for the new state.
    ///
    /// - Parameters:
    ///   - preferences: nil to leave the stored ones unchanged.
    ///   - draft: nil to delete the stored one.
    ///   - language: nil to leave the chosen one unchanged.
    func settings(
        keeping preferences: Preferences?, draft: PreferencesDraft?, language: Language? = nil
    ) -> [String] {
        var settings: [String] = []
        if let language {
            settings.append(setting(name(Self.languageName), language.facts.code, StoredItem.language.lifetime))
        }
        if let preferences {
            let value = preferences == Preferences() ? nil : PreferencesCookie.value(of: preferences)
            settings.append(setting(name(PreferencesCookie.name), value, PreferencesCookie.lifetime))
            // Otherwise a visitor who clears their preferences would get back those under the older name.
            if isSecure, CookieHeader.value(PreferencesCookie.name, in: header) != nil {
                settings.append(setting(PreferencesCookie.name, nil, 0))
            }
        }
        if draft != nil || value(of: DraftCookie.name) != nil {
            settings.append(setting(name(DraftCookie.name), draft.map(DraftCookie.value), DraftCookie.lifetime))
        }
        return settings
    }

    /// - Parameter value: nil to delete the cookie.
    private func setting(_ name: String, _ value: String?, _ lifetime: Int) -> String {
        let attributes = [
            "\(name)=\(value ?? "")", "Path=/", "Max-Age=\(value == nil ? 0 : lifetime)", "HttpOnly", "SameSite=Lax",
        ]
        return (attributes + (isSecure ? ["Secure"] : [])).joined(separator: "; ")
    }

    private func name(_ plain: String) -> String { isSecure ? "__Host-" + plain : plain }

    private func value(of plain: String) -> HeaderValue? { CookieHeader.value(name(plain), in: header) }
}
