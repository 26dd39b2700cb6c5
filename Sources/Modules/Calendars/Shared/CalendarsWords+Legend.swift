import AlmanacValues
import Layout

extension CalendarsWords {
    /// What the mark of a holiday means.
    func legend(_ feast: CalendarMark.Feast) -> String {
        switch feast {
        case .dayOff: say("Public holiday")
        case .observed: say("Day off for a holiday on another date")
        case .half: say("Half a day off")
        case .regional: say("In some regions or places only")
        case .other: say("Not a day off for everybody")
        }
    }

    /// What the mark of a weekend day means that is worked.
    var workedInExchange: String { say("Worked in exchange for another day") }

    var weekend: String { say("Weekend") }

    /// "Today, Monday 21 September 2026"
    func today(_ date: CivilDate) -> String { say("Today, \(date, .full)") }

    /// "The weekend is Friday and Saturday. Weeks have their ISO 8601 numbers; a row has that of its Monday."
    ///
    /// - Parameters:
    ///   - weekend: its days, in the order in which they are said.
    ///   - start: the day that weeks begin with.
    func note(weekend: [Weekday], start: Weekday) -> String {
        paragraph(
            weekend.isEmpty ? nil : say("The weekend is \(list: weekend, { "\($0)" })."),
            start == .monday
                ? say("Weeks have their ISO 8601 numbers.")
                : say("Weeks have their ISO 8601 numbers; a row has that of its Monday."))
    }
}
