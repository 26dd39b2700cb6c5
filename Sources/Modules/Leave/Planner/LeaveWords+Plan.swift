import AlmanacValues
import Layout

// Plans, and the breaks in them.
extension LeaveWords {
    /// "Breaks of 4 days or more"
    func planTitle(shortest: Int) -> String { say("Breaks of \(shortest) days or more") }

    /// The title of a plan with breaks of all lengths.
    var mixedTitle: String { say("Long and short breaks") }

    var chooseMixed: String { say("Plan with long and short breaks") }

    func choosePlan(shortest: Int) -> String { say("Plan with breaks of \(shortest) days or more") }

    func impossible(shortest: Int) -> String {
        paragraph(
            say("No break of \(shortest) days or more is possible with this leave."), say("Choose shorter breaks."))
    }

    func summaryWithoutLeave(daysOff: Int, breaks: Int) -> String {
        paragraph(
            say("\(days: daysOff) off in \(breaks: breaks), without leave."),
            say("No leave can be taken that adds to them."))
    }

    /// "4 days of leave give 13 days off in 2 breaks. Without leave there would be 4."
    func summary(leave: DayCount, daysOff: Int, breaks: Int, anyway: Int) -> String {
        paragraph(
            say(
                leave, one: "1 day of leave gives \(days: daysOff) off in \(breaks: breaks).",
                other: "\(leave) days of leave give \(days: daysOff) off in \(breaks: breaks)."),
            daysOffAnyway(anyway))
    }

    /// The summary for two people who take as much leave.
    func summary(each: DayCount, daysOff: Int, breaks: Int, anyway: Int) -> String {
        paragraph(
            say("\(days: daysOff) off together in \(breaks: breaks), for \(days: each) of leave each."),
            daysOffAnyway(anyway))
    }

    /// The summary for two people.
    func summary(mine: DayCount, partners: DayCount, daysOff: Int, breaks: Int, anyway: Int) -> String {
        paragraph(
            say(
                """
                \(days: daysOff) off together in \(breaks: breaks), for \(days: mine) of your leave and \
                \(days: partners) of the second person’s.
                """),
            daysOffAnyway(anyway))
    }

    private func daysOffAnyway(_ days: Int) -> String {
        days == 0 ? say("Without leave there would be none.") : say("Without leave there would be \(days).")
    }

    /// How to read a day of two people.
    func legend(mine: PlaceName, partners: PlaceName) -> String {
        say(
            """
            Each day says first what it is to you, in \(mine), and then what it is to the second person, in \(partners).
            """)
    }

    var addToCalendar: String { say("Add to your calendar") }

    /// What unfolds the other breaks of a plan: "11 more breaks".
    func moreBreaks(_ count: Int) -> String { say(count, one: "1 more break", other: "\(count) more breaks") }

    func moreBridges(_ count: Int) -> String { say(count, one: "1 more bridge", other: "\(count) more bridges") }

    /// What unfolds the bridges if none is shown: "Show 10 bridges".
    func showBridges(_ count: Int) -> String { say(count, one: "Show 1 bridge", other: "Show \(count) bridges") }

    var bridges: String { say("Days of leave that join a holiday to other days off, best first.") }

    /// What a plan of the year is best at, and how two equal ones are told apart.
    func rules(_ year: Int) -> [String] {
        [
            paragraph(
                say("A break is a row of days off: leave, holidays and weekends."),
                say("It counts if it is long enough.")),
            paragraph(
                say(
                    """
                    Of all ways to take your leave, each plan has the most days of \(year: year) in breaks that count.
                    """),
                say("If several have as many, it has the fewest breaks, spread over the year.")),
            paragraph(
                say(
                    """
                    A plan with long and short breaks takes two weeks first if you have 20 days of leave or more, for at \
                    most 10 of them.
                    """),
                say("Then it takes a week if you have 10 days or more, for at most 5 of them."),
                say("What is left goes to breaks of 4 days or more."), say("Each step adds the most days off.")),
            say(
                """
                Days off of \(year: year - 1) and \(year: year + 1) make a break at the turn of the year longer, but are \
                not counted.
                """),
        ]
    }

    // MARK: Breaks

    /// "4 days off, no leave needed"
    func worth(days: Int) -> String { say("\(days: days) off, no leave needed") }

    func worthTogether(days: Int) -> String { say("\(days: days) off together, no leave needed") }

    /// "9 days off for 4 days of leave"
    func worth(days: Int, leave: DayCount) -> String { say("\(days: days) off for \(days: leave) of leave") }

    func worthTogether(days: Int, mine: DayCount, partners: DayCount) -> String {
        say(
            "\(days: days) off together for \(days: mine) of your leave and \(days: partners) of the second person’s")
    }

    /// The worth for two people who take as much leave.
    func worthTogether(days: Int, each: DayCount) -> String {
        say("\(days: days) off together for \(days: each) of leave each")
    }

    /// The leave of two people who take it on the same days.
    func sharedLeave(_ runs: [LeaveRun]) -> String { say("Leave of both: \(runs)") }

    func yourLeave(_ runs: [LeaveRun]) -> String { say("Your leave: \(runs)") }

    func partnersLeave(_ runs: [LeaveRun]) -> String { say("The second person’s leave: \(runs)") }

    /// A holiday in the description of a break in a calendar: "Ascension Day on Thursday 6 May".
    func holiday(_ name: LocalizedText, on date: CivilDate) -> String { say("\(name) on \(date, .weekdayAndDay)") }

    func mayBeLonger(withoutData year: Int) -> String { say("It may be longer: we have no data for \(year: year).") }

    /// What a day's cell says.
    func mark(_ kind: LeavePlans.Kind) -> String {
        switch kind {
        case .leave: say("leave")
        case .halfLeave: say("half leave")
        case .taken: say("taken")
        case .holiday: say("holiday")
        case .weekend: say("weekend")
        }
    }

    /// The category of a break in a calendar.
    func category(isLeave: Bool) -> String { isLeave ? say("Leave") : say("Days off") }
}

extension Sentence.StringInterpolation {
    /// "no breaks", "1 break", "9 breaks"
    mutating func appendInterpolation(breaks number: Int) {
        appendInterpolation(number, none: "no breaks", one: "1 break", other: "\(number) breaks")
    }
}
