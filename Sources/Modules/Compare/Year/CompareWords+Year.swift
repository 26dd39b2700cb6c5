import AlmanacValues
import Layout

// A year of several places.
extension CompareWords {
    /// "Compare Bavaria, Germany · France 2026"
    func title(_ places: [PlaceName], _ year: Int) -> String { compare(places: places, year: year) }

    /// "Compare DE-BY · FR 2026", while the names are being fetched.
    func title(fetching places: [Territory], _ year: Int) -> String {
        compare(codes: places, year: year)
    }

    func missing(_ year: Int, _ place: PlaceName, known: ClosedRange<Int>) -> String {
        paragraph(noDataForYear(year: year, place: place), weHaveData(known: known))
    }

    // MARK: Days off

    /// - Parameters:
    ///   - weekend: how many of the days are on the weekend.
    ///   - hasMore: whether a list of those that are more than a weekend follows.
    func daysOff(_ days: DayCount, of year: Int, in place: PlaceName, weekend: Int, hasMore: Bool) -> String {
        paragraph(
            placeIsOff(days: days, year: year, place: place, weekend: weekend),
            hasMore ? moreThanWeekend : thereIsNoHolidayThatAdds)
    }

    /// The same of several places.
    func daysOffOfAll(_ days: DayCount, of year: Int, weekend: Int, hasMore: Bool) -> String {
        paragraph(
            allAreOff(days: days, year: year, weekend: weekend),
            hasMore ? moreThanWeekend : thereIsNoHoliday)
    }

    // MARK: Weeks

    /// The sentence before the list of these weeks; a whole one if there are none.
    func weeks(_ whole: Int, of known: Int) -> String {
        whole == 0
            ? inNoWeek(known: known)
            : inSomeWeeks(whole: whole, known: known)
    }

    /// "Week 20", "Weeks 3 to 17"
    func weeks(_ numbers: ClosedRange<Int>) -> String {
        numbers.count == 1
            ? week(lowerBound: numbers.lowerBound)
            : weeksTo(lowerBound: numbers.lowerBound, upperBound: numbers.upperBound)
    }

    // MARK: Months

    /// The text of a day's cell; empty for a working day.
    func mark(_ mark: Comparison.Mark) -> String {
        switch mark {
        case .working: ""
        case .weekend: markWeekend
        case .holiday: markHoliday
        case .half: markHalf
        case .workedWeekend: markWorkedWeekend
        }
    }

    /// "Fri 1"
    func day(_ date: CivilDate) -> String { weekdayAndDay(date: date, day: date.day) }
}
