import AlmanacValues
import Layout

// The search for days on which several places work.
extension CompareWords {
    var meetingTitle: String { say("Find days when all work") }

    var meetingDescription: String { say("The first days on which people in several places all work.") }

    var addMeetingPlaces: String { say("Add the places of those who meet.") }

    func search(without places: [Territory]) -> String { say("Search without \(list: places)") }

    func compareYear(_ year: Int) -> String { say("Compare the year \(year: year)") }

    // MARK: Problems

    var unanswerable: String { say("The question cannot be answered") }

    func noData(for year: Int, in place: PlaceName) -> String { say("No data for \(year: year) in \(place)") }

    /// "We have data for Bavaria, Germany from 2020 to 2035."
    func dataRange(of place: PlaceName, _ known: ClosedRange<Int>) -> String {
        say("We have data for \(place) \(years: known).")
    }

    func notFirstDay(_ text: ForeignText) -> String {
        paragraph(say("“\(text)” is not a date."), say("Enter the first day, such as \(verbatim: "2026-12-20")"))
    }

    func notDays(_ text: ForeignText, most: Int) -> String {
        paragraph(say("“\(text)” is not possible."), say("Enter a number of days from 1 to \(most)"))
    }

    // MARK: Days

    var noDayFound: String { say("No day found") }

    func firstDays(_ wanted: Int, in place: PlaceName, from start: CivilDate) -> String {
        say(
            wanted, one: "The first day on which \(place) works, from \(start, .full) on.",
            other: "The first of \(wanted) days on which \(place) works, from \(start, .full) on.")
    }

    func firstDaysOfAll(_ wanted: Int, from start: CivilDate) -> String {
        say(
            wanted, one: "The first day on which all of them work, from \(start, .full) on.",
            other: "The first of \(wanted) days on which all of them work, from \(start, .full) on.")
    }

    /// Fewer days than wanted.
    func onlyDays(_ found: Int, of wanted: Int, in place: PlaceName, from start: CivilDate, to end: CivilDate) -> String
    {
        say(
            """
            From \(start, .full) to \(end, .full), as far as we look or have data, there are \(days: found) on which \
            \(place) works, not \(wanted).
            """)
    }

    func onlyDaysOfAll(_ found: Int, of wanted: Int, from start: CivilDate, to end: CivilDate) -> String {
        say(
            """
            From \(start, .full) to \(end, .full), as far as we look or have data, there are \(days: found) on which all \
            of them work, not \(wanted).
            """)
    }

    func weekendsLeftOut(_ days: Int) -> String {
        say(
            days, one: "1 weekend day is left out.", other: "\(grouped: days) weekend days are left out.")
    }

    func inARow(_ wanted: Int, _ first: ClosedRange<CivilDate>) -> String {
        say("\(wanted) days in a row, first: \(first)")
    }
}
