import AlmanacValues
import Entities
import HTML

/// The site's result of a visit that changes what the visitor's browser stores: set these cookies and redirect there.
struct Keeping: Hashable, Sendable {
    /// Nil to leave the stored preferences unchanged.
    var preferences: Preferences?
    /// Nil to delete the stored draft.
    var draft: PreferencesDraft?
    /// The language in which the site goes on; nil to leave it unchanged.
    var language: Language?
    let next: Link
}
