import Almanac
package import Entities

extension [Holiday] {
    /// The holidays in date order. If a name occurs more than once on a day, the second and later holidays get a
    /// number, so that each has its own address.
    package var inOrder: [Holiday] {
        // The sort is stable, so that the numbers do not change from run to run. It sorts indices because moving a
        // holiday updates several reference counts, and there are many holidays.
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

    /// Appends the holidays of one day, given by their indices.
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
