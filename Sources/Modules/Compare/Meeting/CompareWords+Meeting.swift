import AlmanacValues
import Layout

// The search for days on which several places work.
extension CompareWords {
    var meetingTitle: String { say("Find days when all work") }

    var meetingDescription: String { say("The first days on which people in several places all work.") }

    var addMeetingPlaces: String { say("Add the places of those who meet.") }

    var choosePlaces: String { say("Choose from a list") }

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

    func noClock(in place: PlaceName) -> String { say("The clocks of \(place) are not known") }

    func unknownZone(_ zone: ForeignText) -> String {
        paragraph(say("We do not know the time zone \(zone)."), say("Search without hours of work."))
    }

    func notLastDay(_ text: ForeignText) -> String {
        paragraph(say("“\(text)” is not a date."), say("Enter the last day, such as \(verbatim: "2027-01-31")"))
    }

    func backwards(first: CivilDate, last: CivilDate) -> String {
        say("\(last, .long) is before \(first, .long). Enter a later day, or none")
    }

    func notTime(_ text: ForeignText) -> String {
        paragraph(say("“\(text)” is not a time."), say("Enter a time, such as \(verbatim: "09:00")"))
    }

    func backwards(opens: TimeOfDay, closes: TimeOfDay) -> String {
        say("\(closes) does not come after \(opens). Enter a later time")
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

    /// - Parameter isTogether: whether they have to be at work at the same time.
    func firstDaysOfAll(_ wanted: Int, from start: CivilDate, isTogether: Bool) -> String {
        say(
            wanted,
            one: """
                The first day on which all of them work\(isTogether, then: " at the same time"), from \(start, .full) on.
                """,
            other: """
                The first of \(wanted) days on which all of them work\(isTogether, then: " at the same time"), \
                from \(start, .full) on.
                """)
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

    func onlyDaysOfAll(
        _ found: Int, of wanted: Int, from start: CivilDate, to end: CivilDate, isTogether: Bool
    ) -> String {
        say(
            """
            From \(start, .full) to \(end, .full), as far as we look or have data, there are \(days: found) on which all \
            of them work\(isTogether, then: " at the same time"), not \(wanted).
            """)
    }

    /// All days of a range.
    func daysWithin(_ found: Int, in place: PlaceName, from start: CivilDate, to end: CivilDate) -> String {
        say(
            found, none: "From \(start, .full) to \(end, .full), there is no day on which \(place) works.",
            one: "From \(start, .full) to \(end, .full), there is 1 day on which \(place) works.",
            other: "From \(start, .full) to \(end, .full), there are \(found) days on which \(place) works.")
    }

    func daysOfAllWithin(_ found: Int, from start: CivilDate, to end: CivilDate, isTogether: Bool) -> String {
        say(
            found,
            none: """
                From \(start, .full) to \(end, .full), there is no day on which all of them \
                work\(isTogether, then: " at the same time").
                """,
            one: """
                From \(start, .full) to \(end, .full), there is 1 day on which all of them \
                work\(isTogether, then: " at the same time").
                """,
            other: """
                From \(start, .full) to \(end, .full), there are \(found) days on which all of them \
                work\(isTogether, then: " at the same time").
                """)
    }

    func weekendsLeftOut(_ days: Int) -> String {
        say(
            days, one: "1 weekend day is left out.", other: "\(grouped: days) weekend days are left out.")
    }

    /// A day of the week that falls out, and whose weekend it is.
    func weekend(_ weekday: Weekday, _ times: Int, of places: [Territory]) -> String {
        say(
            times, one: "\(weekday), once: the weekend of \(list: places)",
            other: "\(weekday), \(grouped: times) times: the weekend of \(list: places)")
    }

    func weekendOfAll(_ weekday: Weekday, _ times: Int) -> String {
        say(
            times, one: "\(weekday), once: the weekend of all of them",
            other: "\(weekday), \(grouped: times) times: the weekend of all of them")
    }

    func inARow(_ wanted: Int, _ first: ClosedRange<CivilDate>) -> String {
        say("\(wanted) days in a row, first: \(first)")
    }

    // MARK: Hours

    var allAtWork: String { say("Everyone is at work") }

    func allAtWork(_ days: ClosedRange<CivilDate>) -> String { say("Everyone is at work, \(days)") }

    /// "15:00–17:00"
    func hours(_ start: TimeOfDay, _ end: TimeOfDay) -> String { say("\(start)–\(end)") }

    /// "Berlin time"
    ///
    /// - Parameter days: between the date of the first place and that of this one.
    func clock(of city: ForeignText, days: Int) -> String {
        switch days {
        case 0: say("\(city) time")
        case 1: say("\(city) time, the day after")
        default: say("\(city) time, the day before")
        }
    }

    /// How many days all work, but never at the same time.
    func hourless(_ days: Int, _ hours: WorkingHours) -> String {
        say(
            days,
            one: "On 1 more day all of them work, but not at the same time, from \(hours.opens) to \(hours.closes).",
            other: """
                On \(grouped: days) more days all of them work, but not at the same time, from \(hours.opens) to \
                \(hours.closes).
                """)
    }

    func search(_ hours: WorkingHours) -> String { say("Work from \(hours.opens) to \(hours.closes)") }

    var searchAnyHours: String { say("Ignore working hours") }

    // MARK: Names of places

    func unknownPlace(_ text: ForeignText) -> String {
        paragraph(
            say("No place is called “\(text)”."), say("Enter a country, a region or a city, or choose from a list."))
    }

    func whichPlace(_ text: ForeignText) -> String { say("Which “\(text)”?") }

    func similarPlace(_ text: ForeignText) -> String { say("No place is called “\(text)”. Did you mean one of these?") }

    func namesUnavailable(_ text: ForeignText) -> String {
        paragraph(say("“\(text)” cannot be looked up now."), say("Choose from a list."))
    }

    /// "Munich: Bavaria, Germany"
    func city(_ city: ForeignText, in place: PlaceName) -> String { say("\(city): \(place)") }
}
