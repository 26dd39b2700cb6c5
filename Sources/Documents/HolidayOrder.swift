import Almanac

extension [Holiday] {
    /// In date order, with a number behind the names that occur twice on a day, so that each has its address.
    var inOrder: [Holiday] {
        // Stable among equals, so that the numbers do not change from run to run.
        let sorted = enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
        var seen: [HolidayID: Int] = [:]
        var date: CivilDate?
        return sorted.map { _, holiday in
            if holiday.date != date {
                seen.removeAll(keepingCapacity: true)
                date = holiday.date
            }
            let number = seen[holiday.id, default: 0] + 1
            seen[holiday.id] = number
            return number == 1 ? holiday : holiday.numbered(number)
        }
    }
}
