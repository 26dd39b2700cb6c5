import AlmanacValues

/// The Interactor's result for the Presenters: the long weekends of a place in a year. Values only, no entities.
struct LongWeekendYear: Hashable, Sendable {
    let territory: Territory
    var place: PlaceName
    let year: Int
    let knownYears: ClosedRange<Int>
    let today: CivilDate
    /// Those with a day of the year, in date order. One over the turn of the year belongs to both years.
    var weekends: [Weekend] = []
    /// The bridges of the year, best first.
    var bridges: [Bridge] = []
    /// Whether regions of the country have holidays of their own, and none is chosen.
    var isNationwide = false
    /// Whether the public holidays of the year are known, and until when.
    var knowledge: [YearKnowledge] = []
    /// When the data last changed; nil if the source does not say.
    var revised: RevisionTime?
    /// The moment since which a rolling calendar has these years, in seconds since 1970 (UTC); nil for a single year.
    var since: Int?
    /// The age of the data if they are a stale copy, because their source fails; nil otherwise.
    var age: SupplyAge?

    var isKnown: Bool { knownYears.contains(year) }

    /// Three days off in a row or more, because of a holiday.
    struct Weekend: Hashable, Sendable {
        /// The first and the last day that is off as a whole.
        let first: CivilDate
        let last: CivilDate
        let length: DayCount
        /// All days in order, half days beside it included.
        let days: [Day]
        /// The holidays that make it long. Never empty.
        let holidays: [Holiday]
        /// Half days off directly before and after it.
        var halves: [CivilDate] = []
        /// Whether the days before or after are not known, so that it may be longer.
        var isOpen = false

        /// Whether the date of one of its holidays is an estimate.
        var isEstimated: Bool { holidays.contains(where: \.isEstimated) }
    }

    /// A few working days that join days off.
    struct Bridge: Hashable, Sendable {
        let first: CivilDate
        let last: CivilDate
        let days: [Day]
        /// How much leave it takes: half a day for a day of which only half is worked.
        let cost: DayCount
        /// The holidays on its days.
        let holidays: [Holiday]

        /// The days of leave, half ones included.
        var leave: [CivilDate] { days.filter { $0.kind == .leave || $0.kind == .halfLeave }.map(\.date) }
        var halfLeave: [CivilDate] { days.filter { $0.kind == .halfLeave }.map(\.date) }
        /// The days off, leave included.
        var length: Int { days.count }
        var isEstimated: Bool { holidays.contains(where: \.isEstimated) }
    }

    struct Day: Hashable, Sendable {
        let date: CivilDate
        let kind: Kind
    }

    /// The raw value is the word of records and of the style sheet.
    enum Kind: String, CaseIterable, Hashable, Sendable {
        case holiday, half, weekend, leave
        case halfLeave = "half-leave"
    }

    struct Holiday: Hashable, Sendable {
        let id: HolidayReference
        let name: LocalizedText
        /// The day off: the holiday's own date or its observed day.
        let date: CivilDate
        /// Whether it is the day off for a holiday on another date.
        var isObserved = false
        var isEstimated = false
    }
}
