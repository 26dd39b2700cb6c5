public import AlmanacValues

/// The days of a year as a plan of leave sees them: who works on each, and whether leave may be taken on it.
///
/// Days off in a row at the turn of the year belong to it too, since a break may begin or end there. Leave is only taken in
/// the year itself.
public struct LeaveDays: Sendable {
    /// The date of the first day.
    let first: CivilDate
    let days: [Day]
    let sums: LeaveSums
    /// The units of leave that a whole day takes: 2 if there are days of which only half is worked, which then take 1.
    let unit: Int
    /// Whether what comes before the first day is not known, so that a break there may be longer.
    let isOpenBefore: Bool
    /// Whether what comes after the last day is not known.
    let isOpenAfter: Bool

    /// One day. It is off if nobody works on it.
    struct Day: Hashable, Sendable {
        /// The first person's leave that it takes to have the day off together, in units: none, half a day or a day;
        /// likewise the second's.
        var mine: Int
        var theirs: Int
        /// Whether leave may be taken.
        var mayBeTaken: Bool
        /// Whether it is a day of the year.
        var counts: Bool
        /// Which days are taken first if two plans are worth the same: those with the lowest numbers, 0–127.
        var order: Int

        var isOff: Bool { mine == 0 && theirs == 0 }
    }

    init(first: CivilDate, _ days: [Day], unit: Int = 1, isOpenBefore: Bool = false, isOpenAfter: Bool = false) {
        self.first = first
        self.unit = unit
        self.days = days
        sums = LeaveSums(days)
        self.isOpenBefore = isOpenBefore
        self.isOpenAfter = isOpenAfter
    }

    /// The most days on each side of the year.
    private static let reach = 31

    /// Creates the days of a year for one person, or for two who want to be off together.
    ///
    /// - Parameters:
    ///   - year: has to be known for both.
    ///   - mayBeTaken: whether leave may be taken on a day that is worked.
    public init(of year: Int, for me: DaysOff, and partner: DaysOff? = nil, mayBeTaken: (CivilDate) -> Bool) {
        let (start, end) = (CivilDate.firstDay(of: year), CivilDate.firstDay(of: year + 1))
        let known = partner.map { me.known.clamped(to: $0.known) } ?? me.known
        let range =
            max(
                known.lowerBound, start.adding(days: -Self.reach))...min(
                known.upperBound, end.adding(days: Self.reach - 1))
        let mine = me.statuses(from: range.lowerBound, through: range.upperBound)
        let theirs = partner?.statuses(from: range.lowerBound, through: range.upperBound)
        let spread = LeaveSpread(of: year)
        // Half days make the tables of a plan two or four times as large, so they count only where there are some.
        let hasHalves = [mine, theirs ?? []].joined().contains { $0.isHalf && $0.date >= start && $0.date < end }
        let unit = hasHalves ? 2 : 1
        func leave(_ status: DayStatus) -> Int { hasHalves ? status.work.halves : status.work.whole }
        var days: [Day] = []
        days.reserveCapacity(mine.count)
        for index in mine.indices {
            let date = mine[index].date
            let counts = date >= start && date < end
            let day = Day(
                mine: leave(mine[index]), theirs: theirs.map { leave($0[index]) } ?? 0,
                mayBeTaken: counts && mayBeTaken(date), counts: counts, order: counts ? spread.order(of: date) : 0)
            // Before the year only the days off directly before it, and after it those directly after it.
            if date < start, !day.isOff { days.removeAll() } else if date >= end, !day.isOff { break }
            if counts || day.isOff { days.append(day) }
        }
        let before = days.prefix { !$0.counts }.count
        let after = days.reversed().prefix { !$0.counts }.count
        self.init(
            first: start.adding(days: -before), days, unit: unit,
            isOpenBefore: start.adding(days: -before) == known.lowerBound,
            isOpenAfter: end.adding(days: after - 1) == known.upperBound)
    }

    func date(_ index: Int) -> CivilDate { first.adding(days: index) }
}

/// Numbers the days of a year so that the first few, whatever their number, are spread over the year: the middle first,
/// then the quarters, then the eighths (a van der Corput sequence). The days of a half week have the same number.
struct LeaveSpread {
    private let start: CivilDate

    init(of year: Int) {
        let first = CivilDate.firstDay(of: year)
        start = first.adding(days: -Self.daysSinceSaturday(first))
    }

    /// Most weekends begin or end with a Saturday, so most working weeks are whole.
    private static func daysSinceSaturday(_ date: CivilDate) -> Int { (date.weekdayIndex + 2) % 7 }

    /// Returns a number of 1–127.
    func order(of date: CivilDate) -> Int {
        let days = date.dayNumber - start.dayNumber
        let half = days / 7 * 2 + (days % 7 < 4 ? 0 : 1)
        // At most 53 weeks and a part: 107 half weeks.
        return Int((UInt8(1 + min(half, 106) * 126 / 106) << 1).bitReversed)
    }
}

extension UInt8 {
    fileprivate var bitReversed: UInt8 {
        var (rest, result) = (self, UInt8(0))
        for _ in 0..<8 {
            result = result << 1 | rest & 1
            rest >>= 1
        }
        return result
    }
}
