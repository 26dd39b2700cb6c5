import HTTPMessages
import HTTPTypes
import Places

/// How a response may be cached (RFC 9111, section 5.2).
enum CachePolicy {
    /// A page that is the same for everybody: cached for as long as it is right.
    case page
    /// The same for a page with other forms, which `Accept` may ask for.
    case accepted
    /// A fingerprinted file, whose content never changes.
    case immutable
    /// A redirect to the canonical spelling of an address, or a file without a fingerprint: cached for a day.
    case day
    /// A response that depends on today or on a temporary failure: not cached.
    case never
    /// A response for one visitor: not cached.
    case personal
    /// A response for one visitor, in the language that their browser prefers: not cached.
    case negotiated
    /// A response for one visitor: cached by their browser, which revalidates it every time.
    case checked
}

extension CachePolicy {
    /// Whether the response depends on the visitor's cookies.
    var isPersonal: Bool { self == .personal || self == .negotiated || self == .checked }

    /// The fields of a request that the response depends on, beside those that choose a form of it.
    var vary: [String] {
        switch self {
        case .page, .immutable, .day, .never: []
        case .accepted: ["Accept"]
        case .personal, .checked: ["Cookie"]
        case .negotiated: ["Accept-Language", "Cookie"]
        }
    }

    /// Whether this site makes the page once for all who send such a request: for everybody, for all who send no cookie, or
    /// for all who do not ask for another form of it.
    func isShared(by request: Request) -> Bool {
        switch self {
        case .page: true
        case .accepted: AcceptedForm(request.accept) == .json
        case .checked: request.cookie == nil
        case .immutable, .day, .never, .personal, .negotiated: false
        }
    }

    /// The value of `Cache-Control`.
    ///
    /// A page says "in 12 days", so it must not be fresh beyond the moment at which that changes. For another 30
    /// seconds a shared cache may serve it stale while it revalidates it (RFC 5861), and for a day if the site does not
    /// respond: a page from yesterday is better than none.
    ///
    /// - Parameter secondsLeft: how much longer the page is right.
    func header(secondsLeft: Int = 0) -> String {
        switch self {
        case .page, .accepted:
            "public, max-age=\(min(60, secondsLeft)), s-maxage=\(secondsLeft), stale-while-revalidate=30, "
                + "stale-if-error=86400"
        case .immutable: "public, max-age=31536000, immutable"
        case .day: "public, max-age=86400"
        case .never: "no-store"
        case .personal, .negotiated: "private, no-store"
        case .checked: "private, no-cache"
        }
    }

    /// The policy for the page of a place, if its status is 200.
    init(_ caching: Caching) {
        self =
            switch caching {
            case .shared: .page
            case .accepted: .accepted
            case .checked: .checked
            case .personal: .personal
            case .never: .never
            }
    }
}
