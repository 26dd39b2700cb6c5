import AlmanacValues
import Layout

/// What the pages about who is off say: one day or seven, around the world.
struct WorldWords: Words {
    // MARK: One day

    var today: String { say("Who is off today") }

    /// "Who is off today, Thursday 24 December 2026"
    func today(_ date: CivilDate) -> String { say("Who is off today, \(date, .full)") }

    /// "Who is off on Thursday 24 December 2026"
    func day(_ date: CivilDate) -> String { say("Who is off on \(date, .full)") }

    /// - Parameter summary: the sentence that says most about the day.
    func description(of date: CivilDate, summary: String?) -> String {
        paragraph(say("Public holidays around the world on \(date, .full)."), summary)
    }

    // MARK: Seven days

    var nextSevenDays: String { say("Who is off in the next seven days") }

    var descriptionOfNextSevenDays: String {
        paragraph(dayByDay, say("Who is off in the next seven days."))
    }

    /// "Who is off in the week from Thursday 24 December 2026"
    func week(from date: CivilDate) -> String { say("Who is off in the week from \(date, .full)") }

    func descriptionOfWeek(from date: CivilDate) -> String {
        paragraph(dayByDay, say("Who is off in the week from \(date, .full)."))
    }

    private var dayByDay: String { say("Public holidays around the world, day by day.") }

    // MARK: Ways to other pages

    /// "Thu 24 December"
    func step(to date: CivilDate) -> String { say("\(date, .shortWeekday) \(date, .day)") }

    var toToday: String { say("Today") }
    var toNextSevenDays: String { say("The next seven days") }

    /// "The week from 24 December 2026"
    func toWeek(from date: CivilDate) -> String { say("The week from \(date, .long)") }

    var choosePlace: String { say("Choose your place") }
    var changePlace: String { say("Change place") }

    /// "Holidays in Bavaria, Germany 2026"
    func holidays(in place: PlaceName, _ year: Int) -> String { say("Holidays in \(place) \(year: year)") }

    // MARK: Remarks and failures

    /// The remark if the pages of single countries have another source.
    var otherSource: String {
        paragraph(
            say("The holidays on this page are from the almanac’s own documents."),
            say("The pages of single countries have another source, and may differ."))
    }

    var unavailable: String { say("We could not show who is off") }

    /// "No data for 31 December 2019"
    ///
    /// - Parameter date: nil for today.
    func noData(for date: CivilDate?) -> String {
        date.map { say("No data for \($0, .long)") } ?? say("No data for today")
    }

    /// "We have holidays from 1 January 2020 to 31 December 2035."
    func known(_ days: ClosedRange<CivilDate>) -> String {
        say("We have holidays from \(days.lowerBound, .long) to \(days.upperBound, .long).")
    }

    /// What a program reads if there is no record of the day.
    func problem(_ failure: WorldDayFailure, about date: CivilDate) -> String {
        switch failure {
        case .outside(let days): paragraph(say("No data for \(date, .long)."), known(days))
        case .service(let failure):
            paragraph(say("We could not show who is off."), explanation(of: failure))
        }
    }
}
