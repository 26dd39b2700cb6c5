import AlmanacValues
import Layout

/// What the pages of long weekends say.
struct LongWeekendsWords: Words {
    /// Without a place.
    var heading: String { say("Long weekends") }

    /// "Long weekends in Bavaria, Germany 2026"
    func title(_ place: PlaceName, _ year: Int) -> String { say("Long weekends in \(place) \(year: year)") }

    /// "Long weekends in DE-BY 2026", while the name is being fetched.
    func title(fetching place: Territory, _ year: Int) -> String {
        say("Long weekends in \(code: place) \(year: year)")
    }

    func description(_ place: PlaceName, _ year: Int) -> String {
        say("The long weekends of \(year: year) in \(place), the holidays that make them, and the best bridges.")
    }

    // MARK: The answer

    func none(in place: PlaceName, _ year: Int) -> String { say("No long weekends in \(place) in \(year: year).") }

    /// "8 long weekends, with 27 days off."
    func summary(_ count: Int, _ off: DayCount) -> String {
        say(
            count, one: "1 long weekend, with \(days: off) off.",
            other: "\(count) long weekends, with \(days: off) off.")
    }

    /// "The next is Friday 25 to Sunday 27 December 2026."
    func next(_ days: ClosedRange<CivilDate>) -> String { say("The next is \(days).") }

    /// Instead of the next one, after the last.
    func noneLeft(in year: Int) -> String { say("There are no more in \(year: year).") }

    /// "5 earlier in 2026"
    func earlier(_ count: Int, in year: Int) -> String {
        say(count, one: "1 earlier in \(year: year)", other: "\(count) earlier in \(year: year)")
    }

    var chooseRegion: String { say("Choose your region") }
    var subscribe: String { say("Add to calendar") }

    func subscription(of place: PlaceName) -> String {
        paragraph(
            say("Long weekends in \(place), from last year on."), say("New years and changes follow by themselves."))
    }

    func calendarName(of place: PlaceName) -> String { say("Long weekends in \(place)") }

    /// "2026 as a file"
    func file(of year: Int) -> String { say("\(year: year) as a file") }

    // MARK: Rows

    /// "3 days off", "3.5 days off"
    func worth(_ length: DayCount) -> String { say("\(days: length) off") }

    /// "4 days off for 1 day of leave"
    func worth(_ length: Int, for leave: DayCount) -> String {
        say("\(days: length) off for \(days: leave) of leave")
    }

    /// "Half of Thursday 24 December is off too."; one day or two.
    func halves(_ days: [CivilDate]) -> String {
        say("Half of \(list: days, { "\($0, .weekdayAndDay)" }) is off too.")
    }

    var estimated: String { say("The date is estimated, and may still change.") }
    var mayBeLonger: String { say("It may be longer: we have no data for the days beside it.") }

    /// What a day's cell says.
    func mark(_ kind: LongWeekendYear.Kind) -> String {
        switch kind {
        case .holiday: say("holiday")
        case .half: say("half")
        case .weekend: say("weekend")
        case .leave: say("leave")
        case .halfLeave: say("half leave")
        }
    }

    // MARK: Bridges

    func moreBridges(_ count: Int) -> String { say(count, one: "1 more bridge", other: "\(count) more bridges") }

    /// "Plan your leave of 2026"
    func planLeave(of year: Int) -> String { say("Plan your leave of \(year: year)") }

    // MARK: Calendars

    /// "Long weekends in Bavaria, Germany"
    func title(_ place: PlaceName) -> String { say("Long weekends in \(place)") }

    func description(_ place: PlaceName) -> String {
        paragraph(
            say("The long weekends in \(place), from last year on."),
            say("New years and changes follow by themselves."))
    }

    /// What an event is called: "Long weekend: Christmas Day and Boxing Day".
    func event(_ holidays: [LocalizedText]) -> String { say("Long weekend: \(list: holidays)") }

    var category: String { say("Long weekend") }
}
