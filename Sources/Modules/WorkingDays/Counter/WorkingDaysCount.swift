import AlmanacValues

/// The Interactor's result for the Presenters: the place, and what was found out about the question.
struct WorkingDaysAnswer: Hashable, Sendable {
    let place: Territory
    let name: PlaceName
    /// The regions that may be chosen.
    let regions: [NamedRegion]
    let knownYears: ClosedRange<Int>
    let today: CivilDate
    /// The replacement that is shown while a source fails; nil for good data.
    let age: SupplyAge?
    let count: Result<WorkingDaysCount, WorkingDaysProblem>
}

/// The working days of a range, and why the other days are off.
struct WorkingDaysCount: Hashable, Sendable {
    let kind: Kind
    /// The days that were looked at, both included; empty only if the answer is the day that was asked about.
    let first: CivilDate
    let last: CivilDate
    /// The number of days from `first` through `last`.
    let days: Int
    /// A half day counts half.
    let working: DayCount
    /// Days off because of the weekend alone or together with a holiday, and in how many runs they come.
    let weekendDays: Int
    let weekends: Int
    /// Days off that are not on a weekend.
    let holidayDays: Int
    /// The days with a public holiday, in date order; those on a weekend too.
    let holidays: [Day]
    /// The working days of which a half-day holiday leaves half.
    let halfDays: [Day]
    /// The weekend days that are worked by decree.
    let worked: [Day]
    /// The days that only parts of the place have off; they count as working days.
    let partial: [Day]
    let months: [Month]

    enum Kind: Hashable, Sendable {
        case range
        /// The rest of a year: the question named no last day.
        case year(Int)
        /// `found` is the given number of working days after `from`, or before it.
        case away(Int, from: CivilDate, found: CivilDate)
    }

    struct Day: Hashable, Sendable {
        let date: CivilDate
        let isWeekend: Bool
        let holidays: [Holiday]
    }

    struct Holiday: Hashable, Sendable {
        let id: HolidayReference
        let name: LocalizedText
        let isObserved: Bool
        let isEstimated: Bool
        /// The time at which half a day off begins; nil if the law gives none, and for whole days.
        var begins: TimeOfDay?
    }

    struct Month: Hashable, Sendable {
        let year: Int
        /// 1–12
        let month: Int
        var days = 0
        var working = DayCount.zero
        var halfDays = 0
        var weekendDays = 0
        var holidayDays = 0
    }
}
