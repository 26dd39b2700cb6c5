import AlmanacValues
import Entities
import HTML

/// The site's result of a visit that changes what the visitor's browser stores: set these cookies and redirect there.
struct Keeping: Hashable, Sendable {
    /// Nil to leave the stored preferences unchanged.
    var preferences: Preferences?
    /// Nil to delete the stored draft.
    var draft: PreferencesDraft?
    let next: Link
}
