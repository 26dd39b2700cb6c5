import AlmanacValues
import Layout

// A year of several places.
extension CompareWords {
    /// "Compare Bavaria, Germany · France 2026"
    func title(_ places: [PlaceName], _ year: Int) -> String { say("Compare \(sideBySide: places) \(year: year)") }

    /// "Compare DE-BY · FR 2026", while the names are being fetched.
    func title(fetching places: [Territory], _ year: Int) -> String {
        say("Compare \(sideBySide: places) \(year: year)")
    }

    /// Of more places than a title has room for.
    func title(_ number: Int, _ year: Int) -> String { say("Compare \(number) places \(year: year)") }

    /// Without places.
    func title(_ year: Int) -> String { say("Compare places \(year: year)") }

    var description: String {
        say("Holidays and working days of several places side by side, and what they have in common.")
    }

    var addPlaces: String { say("Add places to see their months side by side, and when all of them work.") }

    func compare(without places: [Territory]) -> String { say("Compare without \(list: places)") }

    func missing(_ year: Int, _ place: PlaceName, known: ClosedRange<Int>) -> String {
        paragraph(say("No data for \(year: year) in \(place)."), say("We have data \(years: known)."))
    }

    // MARK: In common

    var workingDays: String { say("working days") }

    var workingDaysOfAll: String { say("days on which all work") }

    var daysOff: String { say("days off") }

    var daysOffOfAll: String { say("days on which all are off") }

    var weeks: String { say("whole working weeks") }

    var weeksOfAll: String { say("whole weeks for all") }

    var findWorkingDays: String { say("Find the next working days") }

    var findMeeting: String { say("Find days for a meeting") }

    /// What unfolds the other months: "July to December".
    func months(from first: Int, to last: Int) -> String { say("\(month: first) to \(month: last)") }

    // MARK: Days off

    var daysOffTitle: String { say("Days off") }

    var daysOffOfAllTitle: String { say("Days off in common") }

    /// - Parameters:
    ///   - weekend: how many of the days are on the weekend.
    ///   - hasMore: whether a list of those that are more than a weekend follows.
    func daysOff(_ days: DayCount, of year: Int, in place: PlaceName, weekend: Int, hasMore: Bool) -> String {
        paragraph(
            say("On \(days: days) of \(year: year) \(place) is off; \(days: weekend) of these on the weekend."),
            hasMore ? moreThanWeekend : say("There is no holiday that adds to these."))
    }

    /// The same of several places.
    func daysOffOfAll(_ days: DayCount, of year: Int, weekend: Int, hasMore: Bool) -> String {
        paragraph(
            say(
                """
                On \(days: days) of \(year: year) all of them are off; \(days: weekend) of these on the weekend of each.
                """),
            hasMore ? moreThanWeekend : say("There is no holiday that they share on other days."))
    }

    private var moreThanWeekend: String { say("These are more than a weekend:") }

    func length(_ days: Int) -> String { say("\(days: days)") }

    // MARK: Weeks

    var weeksTitle: String { say("Whole working weeks") }

    var weeksOfAllTitle: String { say("Working weeks in common") }

    /// The sentence before the list of these weeks; a whole one if there are none.
    func weeks(_ whole: Int, of known: Int) -> String {
        whole == 0
            ? say("In 0 of \(known) weeks (ISO 8601, from Monday) nobody loses a working day to a holiday.")
            : say("In \(whole) of \(known) weeks (ISO 8601, from Monday) nobody loses a working day to a holiday:")
    }

    /// "Week 20", "Weeks 3 to 17"
    func weeks(_ numbers: ClosedRange<Int>) -> String {
        numbers.count == 1
            ? say("Week \(numbers.lowerBound)") : say("Weeks \(numbers.lowerBound) to \(numbers.upperBound)")
    }

    // MARK: Months

    /// The text of a day's cell; empty for a working day.
    func mark(_ mark: Comparison.Mark) -> String {
        switch mark {
        case .working: say("")
        case .weekend: say("·")
        case .holiday: say("H")
        case .half: say("½")
        case .workedWeekend: say("W")
        }
    }

    var noHolidays: String { say("No holidays") }

    /// "4 days with a holiday"
    func holidayDays(_ count: Int) -> String {
        say(count, one: "1 day with a holiday", other: "\(count) days with a holiday")
    }

    /// "Fri 1"
    func day(_ date: CivilDate) -> String { say("\(date, .shortWeekday) \(date.day)") }
}

extension Sentence.StringInterpolation {
    /// "Bavaria, Germany · the United Kingdom"
    mutating func appendInterpolation(sideBySide places: [PlaceName]) {
        for (index, place) in places.enumerated() {
            if index > 0 { appendLiteral(" · ") }
            appendInterpolation(place)
        }
    }

    /// "DE-BY · FR"
    mutating func appendInterpolation(sideBySide codes: [Territory]) {
        for (index, code) in codes.enumerated() {
            if index > 0 { appendLiteral(" · ") }
            appendInterpolation(code: code)
        }
    }
}
