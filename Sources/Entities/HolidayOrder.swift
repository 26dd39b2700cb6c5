import AlmanacValues

extension [Holiday] {
    /// The holidays in date order. If a name occurs more than once on a day, the second and later holidays get a
    /// number, so that each has its own address.
    package var inOrder: [Holiday] {
        // The sort is stable, so that the numbers do not change from run to run. It sorts days with indices, in one
        // number each, because moving a holiday updates several reference counts, and there are many holidays.
        let order = indices.map { DayIndex(day: self[$0].date.dayNumber, index: $0) }.sorted()
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
        for (position, index) in day.enumerated() {
            let id = self[index].id
            var number = 1
            // For a few, comparing is faster than a table. A hostile document may have thousands on one day.
            if day.count <= 8 {
                for other in day[..<position] where self[other].id == id { number += 1 }
            } else {
                number = seen[id, default: 0] + 1
                seen[id] = number
            }
            ordered.append(number == 1 ? self[index] : self[index].numbered(number))
        }
    }
}

/// A day with the index of one of its holidays, ordered by day, then by index.
private struct DayIndex: Comparable {
    private let number: Int

    /// - Parameter index: below 4,294,967,296, more than any list of holidays has.
    init(day: Int, index: Int) {
        number = day << 32 | index
    }

    var day: Int { number >> 32 }
    var index: Int { number & 0xFFFF_FFFF }

    static func < (one: Self, other: Self) -> Bool { one.number < other.number }
}
