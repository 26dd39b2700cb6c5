public import Entities

/// Provides what one visitor has chosen. The visitor's browser keeps it; each visit brings it along.
public protocol VisitorService: Sendable {
    /// The saved preferences; the default ones if the visitor has saved none.
    var preferences: Preferences { get }
    /// The form in Options as it was last sent; nil if the draft has expired, or if the browser did not keep it.
    var draft: PreferencesDraft? { get }
}
