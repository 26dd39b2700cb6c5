import AlmanacValues
import Layout

// A count, and how it adds up.
extension WorkingDaysWords {
    /// "31 working days"
    func count(_ days: DayCount) -> String { say("\(workingDays: days)") }

    func explanation(on date: CivilDate, _ place: PlaceName) -> String { say("On \(date, .full) in \(place).") }

    func explanation(from first: CivilDate, to last: CivilDate, _ place: PlaceName) -> String {
        paragraph(say("From \(first, .full) to \(last, .full) in \(place)."), bothCount)
    }

    func explanation(of year: Int, _ place: PlaceName) -> String { say("In \(year: year) in \(place).") }

    func explanation(from first: CivilDate, toEndOfYear last: CivilDate, _ place: PlaceName) -> String {
        paragraph(say("From \(first, .full) to \(last, .full), the end of the year, in \(place)."), bothCount)
    }

    func firstWorkingDay(from date: CivilDate, _ place: PlaceName) -> String {
        paragraph(
            say("The first working day from \(date, .full) on in \(place)."), say("That day itself counts."))
    }

    /// - Parameter number: at least 1.
    func workingDay(_ number: Int, after date: CivilDate, _ place: PlaceName) -> String {
        paragraph(
            say("The \(ordinal: number) working day after \(date, .full) in \(place)."), startDoesNotCount)
    }

    /// - Parameter number: at least 1.
    func workingDay(_ number: Int, before date: CivilDate, _ place: PlaceName) -> String {
        paragraph(
            say("The \(ordinal: number) working day before \(date, .full) in \(place)."), startDoesNotCount)
    }

    private var bothCount: String { say("Both of these days count.") }

    private var startDoesNotCount: String { say("That day itself does not count.") }

    // MARK: Sum

    func days(from first: CivilDate, to last: CivilDate) -> String {
        say("Days from \(first, .long) to \(last, .long)")
    }

    /// "− 14", "− 0.5"
    func less(_ days: DayCount) -> String { say("− \(days)") }

    var onWeekends: String { say("On weekends") }

    /// "7 weekends"
    func weekends(_ number: Int) -> String {
        say(number, none: "no weekends", one: "1 weekend", other: "\(number) weekends")
    }

    var onOtherDays: String { say("Holidays on other days") }

    var halfDaysOff: String { say("Half days off") }

    func halfDays(_ number: Int) -> String {
        say(number, none: "no half days", one: "1 half day", other: "\(number) half days")
    }

    var total: String { say("Working days") }

    /// "December 2026"; months are 1–12.
    func month(_ month: Int, _ year: Int) -> String { say("\(month: month) \(year: year)") }

    // MARK: Days

    var holidays: String { say("Holidays") }

    var onWeekend: String { say("On a weekend") }

    var halfDays: String { say("Half days") }

    /// - Parameter begins: the time at which the half day off begins; nil if the law gives none.
    func countsHalf(begins: TimeOfDay?) -> String {
        begins.map { say("Off from \($0): counts half") } ?? say("Counts half")
    }

    var worked: String { say("Weekend days that are worked") }

    var workedInstead: String { say("Worked for this day off") }

    var partial: String { say("Not a day off everywhere") }

    func countsAsWorkingDay(begins: TimeOfDay?) -> String {
        begins.map { say("Counts as a working day: it begins at \($0)") }
            ?? say("Counts as a working day: only some places keep it")
    }

    /// The link to the list of holidays.
    func allHolidays(_ place: PlaceName, _ year: Int) -> String {
        say("All holidays in \(place) in \(year: year)")
    }

    // MARK: Notes

    func ownWeekend(_ days: [Weekday]) -> String {
        say("With a weekend of your own: \(list: days, { "\($0)" }).")
    }

    var wholeCountryOnly: String {
        paragraph(
            say("These are the holidays of the whole country."), say("Choose a region to count its own, too."))
    }

    var estimated: String { say("Estimated dates may still move, and the count with them.") }
}
