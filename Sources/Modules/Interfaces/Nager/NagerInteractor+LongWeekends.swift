import AlmanacValues
import Entities

extension NagerInteractor {
    /// Returns the long weekends around each holiday of a year.
    ///
    /// From each holiday it walks back and forth over days off, across up to `bridgeDays` working days. It skips a
    /// holiday that gains fewer days than a weekend has. If both walks together need more bridge days than allowed,
    /// each of them makes a long weekend of its own.
    func longWeekends(
        in place: Territory, of year: Int, bridgeDays: Int
    ) async throws(InterfaceFailure) -> [NagerLongWeekend] {
        let (_, calendar) = try await calendar(of: place.country, in: year, beside: 1)
        try calendar.check(place)
        let days = LongWeekendWalk(DaysOff(calendar, in: place.region), around: year, bridgeDays: bridgeDays)
        let weekend = calendar.weekends.days(in: place.region, of: year).count
        var found: [NagerLongWeekend] = []
        for holiday in days.holidays where holiday.year == year {
            for window in days.windows(around: holiday, atLeast: weekend) {
                let isKnown = found.contains { $0.first <= window.first && window.last <= $0.last }
                if !isKnown { found.append(window) }
            }
        }
        return found
    }
}

/// The days off of a year and of the weeks around it, for walking from one to the next.
struct LongWeekendWalk {
    private let first: CivilDate
    private let isOff: [Bool]
    private let bridgeDays: Int
    /// The days with a public holiday, in date order.
    let holidays: [CivilDate]

    /// The weeks around the year, in days.
    private static let margin = 60

    init(_ days: DaysOff, around year: Int, bridgeDays: Int) {
        let start = max(days.known.lowerBound, CivilDate.firstDay(of: year).adding(days: -Self.margin))
        let end = min(days.known.upperBound, CivilDate.firstDay(of: year + 1).adding(days: Self.margin))
        let statuses = days.statuses(from: start, through: end)
        first = start
        isOff = statuses.map(\.isOff)
        holidays = statuses.filter { !$0.holidays.isEmpty }.map(\.date)
        self.bridgeDays = bridgeDays
    }

    private struct Side {
        var end: CivilDate
        var bridges: [CivilDate] = []
    }

    func windows(around holiday: CivilDate, atLeast weekend: Int) -> [NagerLongWeekend] {
        let (before, after) = (walk(from: holiday, by: -1), walk(from: holiday, by: 1))
        let gained = after.end.dayNumber - before.end.dayNumber
        guard gained >= weekend else { return [] }
        let bridges = before.bridges.reversed() + after.bridges
        if bridges.count <= bridgeDays {
            return [NagerLongWeekend(first: before.end, last: after.end, bridgeDays: bridges)]
        }
        return [
            NagerLongWeekend(first: before.end, last: holiday, bridgeDays: before.bridges.reversed()),
            NagerLongWeekend(first: holiday, last: after.end, bridgeDays: after.bridges),
        ]
    }

    /// Walks as far as there is a day off within the bridge days that are left.
    private func walk(from start: CivilDate, by step: Int) -> Side {
        var side = Side(end: start)
        var pending: [CivilDate] = []
        var date = start.adding(days: step)
        while let isOff = isOff(date), side.bridges.count + pending.count <= bridgeDays {
            if isOff {
                side.bridges += pending
                side.end = date
                pending = []
            } else {
                pending.append(date)
            }
            date = date.adding(days: step)
        }
        return side
    }

    private func isOff(_ date: CivilDate) -> Bool? {
        let index = date.dayNumber - first.dayNumber
        return isOff.indices.contains(index) ? isOff[index] : nil
    }
}
