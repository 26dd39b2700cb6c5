import AlmanacValues
import Layout

extension CalendarsWords {
    /// What the mark of a holiday means.
    func legend(_ feast: CalendarMark.Feast) -> String {
        switch feast {
        case .dayOff: publicHoliday
        case .observed: dayOffForAHoliday
        case .half: halfADayOff
        case .regional: inSomeRegionsOrPlaces
        case .other: notADayOff
        }
    }

    /// "The weekend is Friday and Saturday. Weeks have their ISO 8601 numbers; a row has that of its Monday."
    ///
    /// - Parameters:
    ///   - weekend: its days, in the order in which they are said.
    ///   - start: the day that weeks begin with.
    func note(weekend: [Weekday], start: Weekday) -> String {
        paragraph(
            weekend.isEmpty ? nil : theWeekendIs(weekend: weekend),
            start == .monday
                ? weeksHaveTheirISO
                : weeksHaveTheirISO8601)
    }
}
