import AlmanacValues
import Layout

// The form: its choices, and what is wrong with what was entered.
extension LeaveWords {
    var addPerson: String { say("Add a second person") }

    /// The choice of breaks of all lengths.
    var mixed: String { say("Any length") }

    /// "9 days or more, a week with both weekends"
    func breaks(ofAtLeast days: Int) -> String {
        switch days {
        case 9: say("\(days) days or more, a week with both weekends")
        case 16: say("\(days) days or more, two weeks")
        case 23: say("\(days) days or more, three weeks")
        default: say("\(days) days or more")
        }
    }

    var withoutSchools: String { say("Without school holidays") }

    func allSchools(of country: ForeignText) -> String { say("All of \(country)") }

    // MARK: Problems

    func problems(_ number: Int) -> String { say(number, one: "There is a problem", other: "There are problems") }

    func notDays(_ text: ForeignText, example: Int) -> String {
        paragraph(say("“\(text)” is not a number of days."), say("Enter a whole number, such as \(example)."))
    }

    func notWeekday(_ text: ForeignText) -> String {
        paragraph(
            say("“\(text)” is not a day of the week."),
            say("Use \(verbatim: "mon, tue, wed, thu, fri, sat") or \(verbatim: "sun")."))
    }

    func notDate(_ text: ForeignText) -> String {
        paragraph(
            say("“\(text)” is not a date."), say("Use year, month and day, such as \(verbatim: "2027-05-14")."))
    }

    func notDates(_ text: ForeignText) -> String {
        paragraph(
            say("“\(text)” is not a date, or not a first and a last one."),
            say("Use \(verbatim: "2027-05-14"), or \(verbatim: "2027-07-05..2027-07-16")."))
    }

    func notRegion(_ text: ForeignText) -> String { say("“\(text)” is not a region.") }

    func notPlace(_ text: ForeignText) -> String {
        paragraph(
            say("“\(text)” is not a place."),
            say("Use the code of a country or a region, such as \(verbatim: "FR") or \(verbatim: "DE-BY")."))
    }

    func enterDays(_ limits: ClosedRange<Int>) -> String {
        say("Enter \(limits.lowerBound) to \(limits.upperBound) days of leave.")
    }

    func enterPartnerDays(_ limits: ClosedRange<Int>) -> String {
        say("Enter \(limits.lowerBound) to \(limits.upperBound) days of leave for the second person.")
    }

    func chooseBreaks(_ limits: ClosedRange<Int>) -> String {
        say("Choose breaks of \(limits.lowerBound) to \(limits.upperBound) days or more.")
    }

    func otherYear(_ date: CivilDate, _ year: Int) -> String { say("\(date, .long) is not in \(year: year).") }

    func workedAndTaken(_ date: CivilDate) -> String {
        say("\(date, .long) is both a day that you must work and a day that you are off.")
    }

    var noWorkingDays: String { say("Choose at most 6 days of the week as your weekend.") }

    func unknownSchools(_ year: Int) -> String {
        say("We do not know any school holidays of the whole country in \(year: year).")
    }

    func unknownSchools(of region: RegionCode, _ year: Int) -> String {
        say("We do not know the school holidays of “\(code: region)” in \(year: year).")
    }
}
