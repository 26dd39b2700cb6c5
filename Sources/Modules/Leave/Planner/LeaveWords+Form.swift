import AlmanacValues
import Layout

// The form: its choices, and what is wrong with what was entered.
extension LeaveWords {
    /// "9 days or more, a week with both weekends"
    func breaks(ofAtLeast days: Int) -> String {
        switch days {
        case 9: aWeekOrMore(days: days)
        case 16: daysOrMoreTwo(days: days)
        case 23: daysOrMoreThree(days: days)
        default: daysOrMore(days: days)
        }
    }

    // MARK: Problems

    func notDays(_ text: ForeignText, example: Int) -> String {
        paragraph(isNotANumber(text: text), enterAWholeNumber(example: example))
    }

    func notWeekday(_ text: ForeignText) -> String {
        paragraph(
            isNotADay(text: text),
            useMonTueWed)
    }

    func notDate(_ text: ForeignText) -> String {
        paragraph(isNotOneDate(text: text), useYearMonthAndDay)
    }

    func notDates(_ text: ForeignText) -> String {
        paragraph(
            isNotADate(text: text),
            use20270514)
    }

    /// Days off whose last day is before the first one.
    func reversed(_ first: CivilDate, _ last: CivilDate) -> String {
        paragraph(sentence(backwards(first, last)), swapOrChange)
    }

    func notPlace(_ text: ForeignText) -> String {
        paragraph(
            isNotAPlace(text: text),
            useTheCodeOfACountry)
    }

    func enterDays(_ limits: ClosedRange<Int>) -> String {
        enterToDaysOfLeave(lowerBound: limits.lowerBound, upperBound: limits.upperBound)
    }

    func enterPartnerDays(_ limits: ClosedRange<Int>) -> String {
        enterToDaysOf(lowerBound: limits.lowerBound, upperBound: limits.upperBound)
    }

    func chooseBreaks(_ limits: ClosedRange<Int>) -> String {
        chooseBreaksOfTo(lowerBound: limits.lowerBound, upperBound: limits.upperBound)
    }
}
