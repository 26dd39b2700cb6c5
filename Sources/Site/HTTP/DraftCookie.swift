import Almanac

/// What the form of Options was last sent with, for the pages that follow at once: `draft.1.GB.dark.QWRh`, or
/// `saved.1.GB.dark.QWRh` if “Save” was pressed. It is a cookie since an address is logged, cached and remembered.
enum DraftCookie {
    static let name = "almanac-draft"
    /// In seconds: long enough to find a country in the picker.
    static let lifetime = 900

    /// Nil for a value that is damaged.
    static func draft(_ value: Substring) -> PreferencesDraft? {
        let kind = value.utf8.prefix { $0 != UInt8(ascii: ".") }
        let isSaved: Bool
        if kind.elementsEqual("saved".utf8) {
            isSaved = true
        } else if kind.elementsEqual("draft".utf8) {
            isSaved = false
        } else {
            return nil
        }
        return PreferencesCookie.preferences(Substring(value.utf8.dropFirst(kind.count + 1)))
            .map { PreferencesDraft($0, isSaved: isSaved) }
    }

    static func value(of draft: PreferencesDraft) -> String {
        (draft.isSaved ? "saved." : "draft.") + PreferencesCookie.value(of: draft.preferences)
    }
}
