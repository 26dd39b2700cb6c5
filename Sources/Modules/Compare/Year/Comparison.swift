import AlmanacValues

/// A year of several places, side by side: the Interactor's result for the Presenters.
struct Comparison: Hashable, Sendable {
    let year: Int
    let places: [Column]
    /// The days on which all places with data work; half a day if one of them has half of it off.
    let workingTogether: DayCount
    /// The days on which all places with data are off, and how many of them are the weekend of each.
    let offTogether: DayCount
    let weekendTogether: Int
    /// The runs of days on which all are off, in date order.
    let daysOff: [DaysOff]
    /// The weeks in which nobody loses a working day to a holiday, as runs, and the weeks that are known.
    let weeks: [Weeks]
    let knownWeeks: Int
    /// The days with a public holiday in some place, in date order.
    let holidays: [Day]

    /// Whether every place has data for the year.
    var isComplete: Bool { places.allSatisfy { !$0.days.isEmpty } }

    /// One place.
    struct Column: Hashable, Sendable {
        let place: ComparedPlace
        /// Every day of the year; empty without data.
        let days: [Mark]
        /// The working days of each month; empty without data.
        let months: [DayCount]
        /// The days off that are not on a weekend.
        let holidayDays: Int
        /// The working days of which only half is worked.
        var halfDays = 0

        var working: DayCount { months.reduce(.zero, +) }
    }

    enum Mark: Hashable, Sendable {
        case working
        case weekend
        case holiday
        /// A day of which half is worked.
        case half
        /// A weekend day that is worked by decree.
        case workedWeekend
    }

    struct DaysOff: Hashable, Sendable {
        let days: ClosedRange<CivilDate>
        /// Whether these are only days of a weekend that all places share.
        let isWeekend: Bool
    }

    struct Weeks: Hashable, Sendable {
        let numbers: ClosedRange<Int>
        /// From the Monday of the first week through the Sunday of the last.
        let days: ClosedRange<CivilDate>
    }

    struct Day: Hashable, Sendable {
        let date: CivilDate
        let holidays: [Holiday]
    }

    /// A holiday, and the places that have it on a day under this name.
    struct Holiday: Hashable, Sendable {
        /// That of the first of these places.
        let id: HolidayReference
        let region: RegionCode?
        let name: LocalizedText
        let isObserved: Bool
        var isHalfDay = false
        var isEstimated = false
        var places: [Territory]
    }
}

extension ClosedRange<CivilDate> {
    /// The number of days, at least 1.
    var length: Int { upperBound.dayNumber - lowerBound.dayNumber + 1 }
}
