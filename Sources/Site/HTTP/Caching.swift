import Almanac
import HTTPTypes

/// How long an answer may be kept, as `Cache-Control` says it (RFC 9111, section 5.2).
enum CachePolicy: String {
    /// Pages: short, since they say what is next and change at midnight.
    case page = "public, max-age=300"
    /// Addresses that never change their content: fingerprinted files.
    case immutable = "public, max-age=31536000, immutable"
    /// The canonical spelling of an address.
    case day = "public, max-age=86400"
    /// What depends on today or on a failure that will pass.
    case never = "no-store"
    /// What one visitor sees and no other may.
    case personal = "private, no-store"
    /// What one visitor's browser may keep, if it asks each time whether it is still so.
    case checked = "private, no-cache"
}

extension CachePolicy {
    /// Whether the answer depends on the visitor's cookie.
    var isPersonal: Bool { self == .personal || self == .checked }

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
            case .holidays, .countries, .quotes, .people, .side, .greeting(isShown: false): .page
            }
    }
}
