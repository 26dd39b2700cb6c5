import Almanac

extension [Holiday] {
    /// In date order, with a number behind the names that occur twice on a day, so that each has its address.
    var inOrder: [Holiday] {
        // Stable among equals, so that the numbers do not change from run to run. A place is sorted and not a holiday:
        // they are many, and moving one costs several counts of references.
        let order = indices.map { (day: self[$0].date.dayNumber, index: $0) }.sorted { $0 < $1 }
        var ordered: [Holiday] = []
        ordered.reserveCapacity(count)
        var rest = order[...]
        while let first = rest.first {
            let day = rest.prefix { $0.day == first.day }
            rest = rest.dropFirst(day.count)
            if day.count == 1 {
                ordered.append(self[first.index])
            } else {
                appendNumbered(day.map(\.index), to: &ordered)
            }
        }
        return ordered
    }

    /// The holidays of one day.
    private func appendNumbered(_ day: [Int], to ordered: inout [Holiday]) {
        var seen: [HolidayID: Int] = [:]
        for index in day {
            let holiday = self[index]
            let number = seen[holiday.id, default: 0] + 1
            seen[holiday.id] = number
            ordered.append(number == 1 ? holiday : holiday.numbered(number))
        }
    }
}
