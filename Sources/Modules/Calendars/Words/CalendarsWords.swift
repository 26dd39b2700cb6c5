import AlmanacValues
import Layout

/// What the calendars of a year and of a month say.
///
/// Here is what both say; `CalendarsWords+Year.swift` and its neighbours have the words of each.
struct CalendarsWords: Words {
    /// The heading of a page without its calendar.
    var calendar: String { say("Calendar") }

    /// "22 working days and 9 days off, weekends included."
    func count(working: DayCount, off: DayCount) -> String {
        say(
            """
            \(working, none: "no working days", one: "1 working day", other: "\(working) working days") and \
            \(off, none: "no days off", one: "1 day off", other: "\(off) days off"), weekends included.
            """)
    }

    // MARK: Links

    /// "Show 11 more of the year that only some regions keep"
    func showRegional(_ number: Int) -> String {
        say("Show \(number) more of the year that only some regions keep")
    }

    var hideRegional: String { say("Only those of the whole country") }

    /// "and 3 more", after the holidays that there is room for.
    func more(_ number: Int) -> String { say("and \(number) more") }
}
