/// The colour scheme of the pages.
public enum Look: String, Sendable, CaseIterable {
    case light, dark
    /// Follows the setting of the visitor's system.
    case system
}
