import AlmanacValues
import Layout

extension CalendarsWords {
    /// "October 2026"
    func month(_ month: Int, of year: Int) -> String { say("\(month: month) \(year)") }

    /// "October 2026 in Bavaria, Germany"
    func title(_ month: Int, _ place: NamedPlace, _ year: Int) -> String { say("\(month: month) \(year) in \(place)") }

    /// For search engines.
    func description(_ month: Int, _ place: NamedPlace, _ year: Int) -> String {
        say(
            """
            The calendar of \(month: month) \(year) in \(place), with holidays, weekends and week numbers, on one printed \
            page.
            """)
    }

    /// The link to the calendar of the whole year: "Year 2026"
    func whole(_ year: Int) -> String { say("Year \(year)") }

    /// "Worked for Friday 20 February"
    func worked(for date: CivilDate) -> String { say("Worked for \(date, .weekdayAndDay)") }
}
