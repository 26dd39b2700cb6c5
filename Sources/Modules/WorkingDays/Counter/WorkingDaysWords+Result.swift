import AlmanacValues
import Layout

// A count, and how it adds up.
extension WorkingDaysWords {
    func explanation(from first: CivilDate, to last: CivilDate, _ place: PlaceName) -> String {
        paragraph(fromToIn(first: first, last: last, place: place), bothCount)
    }

    func explanation(from first: CivilDate, toEndOfYear last: CivilDate, _ place: PlaceName) -> String {
        paragraph(fromToTheEnd(first: first, last: last, place: place), bothCount)
    }

    func firstWorkingDay(from date: CivilDate, _ place: PlaceName) -> String {
        paragraph(theFirstWorkingDay(date: date, place: place), thatDayItselfCounts)
    }

    /// - Parameter number: at least 1.
    func workingDay(_ number: Int, after date: CivilDate, _ place: PlaceName) -> String {
        paragraph(theWorkingDayAfter(number: number, date: date, place: place), startDoesNotCount)
    }

    /// - Parameter number: at least 1.
    func workingDay(_ number: Int, before date: CivilDate, _ place: PlaceName) -> String {
        paragraph(theWorkingDayBefore(number: number, date: date, place: place), startDoesNotCount)
    }

    // MARK: Days

    /// - Parameter begins: the time at which the half day off begins; nil if the law gives none.
    func countsHalf(begins: TimeOfDay?) -> String {
        begins.map { offFromCountsHalf(begins: $0) } ?? countsAsHalf
    }

    func countsAsWorkingDay(begins: TimeOfDay?) -> String {
        begins.map { countsAsAWorking(begins: $0) }
            ?? countsAsAWorking
    }

    // MARK: Notes

    var wholeCountryOnly: String {
        paragraph(theseAreTheHolidays, chooseARegionToCount)
    }
}
