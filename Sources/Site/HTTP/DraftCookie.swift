import AlmanacValues
import Entities
import HTTPMessages
import Support

/// The cookie with the last input to the form of Options, for the pages that follow at once: `draft.1.GB.dark.QWRh`, or
/// `saved.1.GB.dark.QWRh` if “Save” was pressed. It is a cookie because addresses are logged, cached and remembered.
enum DraftCookie {
    static var name: String { StoredItem.draft.name }
    static var lifetime: Int { StoredItem.draft.lifetime }

    /// Returns the draft. Nil if the value is damaged.
    static func draft(_ value: HeaderValue) -> PreferencesDraft? {
        guard let (kind, rest) = value.halves(at: "."), let preferences = PreferencesCookie.preferences(rest)
        else { return nil }
        if kind.matches("saved") { return PreferencesDraft(preferences, isSaved: true) }
        return kind.matches("draft") ? PreferencesDraft(preferences, isSaved: false) : nil
    }

    static func value(of draft: PreferencesDraft) -> String {
        (draft.isSaved ? "saved." : "draft.") + PreferencesCookie.value(of: draft.preferences)
    }
}
