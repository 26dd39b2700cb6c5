/// An interface that others have designed, and that the site answers too, from its own data. The raw value is the word
/// in settings.
public enum Interface: String, CaseIterable, Hashable, Sendable {
    /// Nager.Date, versions 3 and 4
    case nager
    /// GOV.UK bank holidays
    case govUK = "govuk"
    case openHolidays = "openholidays"
    /// The Model Context Protocol, which assistants speak
    case assistants = "mcp"
}
