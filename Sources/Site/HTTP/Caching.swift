import Almanac
import HTTPTypes

/// How long an answer may be kept (RFC 9111, section 5.2).
enum CachePolicy {
    /// Pages: as long as they are right.
    case page
    /// Addresses that never change their content: fingerprinted files.
    case immutable
    /// The canonical spelling of an address.
    case day
    /// What depends on today or on a failure that will pass.
    case never
    /// What one visitor sees and no other may.
    case personal
    /// What one visitor's browser may keep, if it asks each time whether it is still so.
    case checked
}

extension CachePolicy {
    /// Whether the answer depends on the visitor's cookie.
    var isPersonal: Bool { self == .personal || self == .checked }

    /// The value of `Cache-Control`.
    ///
    /// A page says "in 12 days", so no cache may take it for fresh beyond the moment it ceases to be right. In the
    /// half minute after that a shared cache may show it once more while it asks us (RFC 5861), and for a day where
    /// we do not answer: better a page of yesterday than none.
    ///
    /// - Parameter secondsLeft: for how long a page is right.
    func header(secondsLeft: Int = 0) -> String {
        switch self {
        case .page:
            "public, max-age=\(min(60, secondsLeft)), s-maxage=\(secondsLeft), stale-while-revalidate=30, "
                + "stale-if-error=86400"
        case .immutable: "public, max-age=31536000, immutable"
        case .day: "public, max-age=86400"
        case .never: "no-store"
        case .personal: "private, no-store"
        case .checked: "private, no-cache"
        }
    }

    /// How long the page of a place may be kept, if all went well.
    ///
    /// All pages but these are the same bytes for everybody. One whose content depends on the visitor must not be
    /// kept even where it has nothing personal in it: who sets a name after that would be shown the kept one.
    init(_ place: Place) {
        self =
            switch place {
            case .start, .options, .greeting(isShown: true): .personal
            case .look: .checked
            // A refresh that a cache answers would be none.
            case .side(let place) where place.isRefresh: .never
            // Answers of a sub-flow: they lead back, and what they keep is the visitor's own.
            case .countries(.choose), .countries(.close): .never
            case .holidays, .countries, .quotes, .people, .side, .greeting(isShown: false): .page
            }
    }
}
