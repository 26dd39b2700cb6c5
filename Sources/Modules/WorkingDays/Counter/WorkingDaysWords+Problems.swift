import AlmanacValues
import Layout

// Questions without an answer. Titles have no full stop.
extension WorkingDaysWords {
    var unanswerable: String { say("The question cannot be answered") }

    func backwards(_ first: CivilDate, _ last: CivilDate) -> String {
        say("The last day, \(last, .long), is before the first day, \(first, .long)")
    }

    var swapOrChange: String { say("Swap the two dates, or change one of them.") }

    var swapDates: String { say("Swap the dates") }

    func tooMany(_ days: Int) -> String { say("\(grouped: days) days are too many to count at once") }

    func mostDays(_ limit: Int) -> String {
        say(
            """
            We count up to \(grouped: limit) days, which is ten years: the page names each holiday that it skips.
            """)
    }

    func noData(for year: Int) -> String { say("No data for \(year: year)") }

    func noData(from first: Int, to last: Int) -> String {
        say("No data for all days from \(year: first) to \(year: last)")
    }

    /// - Parameter found: the working days after the date that are known.
    func tooFewAfter(_ found: DayCount, of asked: Int) -> String {
        say("Our data ends before that: it has \(workingDays: found) after that date, not \(grouped: asked)")
    }

    func tooFewBefore(_ found: DayCount, of asked: Int) -> String {
        say("Our data ends before it begins: it has \(workingDays: found) before that date, not \(grouped: asked)")
    }

    // MARK: Fields

    func notFirstDay(_ text: ForeignText) -> String {
        paragraph(say("“\(text)” is not a date."), say("Enter the first day, such as \(verbatim: "2026-12-01")"))
    }

    func notLastDay(_ text: ForeignText) -> String {
        paragraph(say("“\(text)” is not a date."), say("Enter the last day, such as \(verbatim: "2027-01-15")"))
    }

    func notDays(_ text: ForeignText, most: Int) -> String {
        paragraph(
            say("“\(text)” is not possible."),
            say("Enter a whole number from −\(grouped: most) to \(grouped: most)"))
    }
}
