import AlmanacValues
import VIPER

/// A destination that the record can lead to.
enum TodayNavigation: Hashable, Sendable {
    /// The list of this year's holidays.
    case list(Territory)
    /// The list of another year's holidays.
    case year(Territory, Int)
    case holiday(HolidayReference)
}

protocol TodayInteracting: Interactor {
    /// Returns what today is in a place, by the clocks there.
    func today(in place: Territory) async throws(TodayFailure) -> PlaceToday
    /// Returns what a day is in a place.
    ///
    /// - Parameter date: nil for today, by the clocks there.
    func day(_ date: CivilDate?, in place: Territory) async throws(TodayFailure) -> PlaceDay
}

enum TodayFailure: Error, Hashable, Sendable {
    case place(TerritoryFailure)
    /// The source does not have the year.
    case noData(year: Int, country: ForeignText, known: ClosedRange<Int>)
}

/// The Interactor's result for the Presenter: what today is in a place, and what comes next. Values only, no entities.
struct PlaceToday: Hashable, Sendable {
    let territory: Territory
    let place: PlaceName
    /// The IANA time zone whose clocks say which day is today.
    let zone: String
    /// The moment at which tomorrow begins there, in seconds since 1970 (UTC).
    let end: Int
    let knownYears: ClosedRange<Int>
    let today: Day
    /// Nil if the source does not have it.
    var tomorrow: Day?
    /// The next public holiday after today; nil if no more are known.
    var next: Next?
    /// Nil if there is none in the next year.
    var longWeekend: LongWeekend?
    /// The first day after today on which at least half of the day is worked; nil if it is not known.
    var workingDay: CivilDate?
    let schools: Schools
    /// What is known of this year and of the next one.
    var known: [YearKnowledge] = []
    var knownNextYear: [YearKnowledge] = []
    /// When the data last changed; nil if the source does not say.
    var revised: CivilDate?
    /// The replacement that is used while the source fails; nil for good data.
    var age: SupplyAge?

    struct Day: Hashable, Sendable {
        let date: CivilDate
        let kind: DayKind
        var isOff = false
        var isWeekend = false
        /// How much of the day is worked.
        let work: DayCount
        /// Public holidays of the whole place.
        var holidays: [Holiday] = []
        var halfDays: [Holiday] = []
        /// Public holidays of parts of the place only.
        var partial: [Holiday] = []
        /// Whether the date of the holiday that decides the day is an estimate.
        var isEstimated = false
    }

    struct Holiday: Hashable, Sendable {
        let id: HolidayReference
        let name: LocalizedText
        var localName: LocalizedText?
        /// The occasion that it belongs to; nil if it belongs to none.
        var occasion: Slug?
        /// Whether the day is the one given off for the holiday, and not its own date.
        var isObserved = false
        var isEstimated = false
        var begins: TimeOfDay?
    }

    struct Next: Hashable, Sendable {
        let date: CivilDate
        /// At least one.
        let holidays: [Holiday]
    }

    struct LongWeekend: Hashable, Sendable {
        let first: CivilDate
        let last: CivilDate
        let length: DayCount
        var isEstimated = false
    }

    /// The breaks of schools.
    struct Schools: Hashable, Sendable {
        /// Whether schools are off today; nil if that is not known.
        let isOff: Bool?
        /// The break that goes on today, or the next one.
        var next: Break?
        /// Whether regions have breaks of their own, so that only one of them can be asked about.
        var isByRegion = false
    }

    struct Break: Hashable, Sendable {
        let id: HolidayReference
        let name: LocalizedText
        var localName: LocalizedText?
        let first: CivilDate
        let last: CivilDate
        var isEstimated = false
        /// Whether it may go on after `last`: the source does not know later days yet.
        var mayGoOn = false
    }
}

/// The Interactor's result for the Presenter of one day.
struct PlaceDay: Hashable, Sendable {
    let territory: Territory
    let place: PlaceName
    /// The IANA time zone whose clocks say which day is today.
    let zone: String
    let today: CivilDate
    let knownYears: ClosedRange<Int>
    let day: PlaceToday.Day
    /// The last day before and the first day after it on which at least half of the day is worked; nil if it is not known.
    var workingDayBefore, workingDayAfter: CivilDate?
    /// What is known of its year.
    var known: [YearKnowledge] = []
    /// When the data last changed; nil if the source does not say.
    var revised: CivilDate?
    var age: SupplyAge?
}
