import AlmanacValues

/// The Interactors' result for the Presenters: months of one year of a place. Values only, no entities.
struct CalendarSheet: Hashable, Sendable {
    let country: CountryCode
    /// The country, and the region if one is chosen.
    var place: PlaceName
    let year: Int
    let knownYears: ClosedRange<Int>
    /// The weekday that calendars of the country begin with.
    let weekStart: Weekday
    /// The weekend of the year, in the chosen region if there is one.
    let weekend: Set<Weekday>
    /// The months that were asked for; empty if the year is not known.
    var months: [Month] = []
    let today: CivilDate
    /// The types that occur in the year, in the chosen region if there is one.
    var types: [HolidayType] = []
    /// The number of feasts of the year that only regions keep. They are in the months if `showsRegional` is true.
    var regionalCount = 0
    var showsRegional = false
    var regions: [NamedRegion] = []
    /// What is known of the holidays of the year, for each kind of them.
    var knowledge: [YearKnowledge] = []
    /// Whether each day has a page that says who is off. The cells of a year are too small for links on a phone; those of a
    /// month have room.
    var hasPagesOfDays = true
    /// The age of the data if they are a stale copy, because their source fails; nil otherwise.
    var age: SupplyAge?

    var isKnown: Bool { knownYears.contains(year) }

    struct Month: Hashable, Sendable {
        /// 1–12
        let number: Int
        /// All days of the month, in order.
        let days: [Day]
    }

    struct Day: Hashable, Sendable {
        let date: CivilDate
        /// Whether the place as a whole has the day off.
        let isOff: Bool
        /// Whether the day is on the weekend, worked or not.
        let isWeekend: Bool
        /// Whether half of the day is worked.
        var isHalf = false
        /// Why this weekend day is worked; nil if it is not.
        var worked: Worked?
        /// The holidays that the filter includes, and the public ones, those that give the day off first.
        var entries: [Entry] = []
    }

    /// Why a day of the weekend is worked.
    enum Worked: Hashable, Sendable {
        /// By decree, in exchange for a day off.
        case exchanged(for: CivilDate)
        /// Without a day off in exchange: the name of what is done on it.
        case named(LocalizedText)
    }

    /// A feast on one day.
    struct Entry: Hashable, Sendable {
        let id: HolidayReference
        let name: LocalizedText
        let localName: LocalizedText?
        let types: [HolidayType]
        /// The types that only some of those who keep it give it, each with the regions that do.
        var regionalTypes: [RegionalHolidayType] = []
        /// Whether the place as a whole has the day off for it.
        let isDayOff: Bool
        /// Whether the place as a whole has half of the day off for it.
        var isHalfDay = false
        /// Nil for everybody in the place.
        var keepers: Keepers?
        /// The parts of other regions that keep it, too.
        var parts: Keepers?
        /// On an observed day, the holiday's own date.
        var observedFor: CivilDate?
        /// The working day that this day off was exchanged for.
        var movedFrom: CivilDate?
        /// Whether it is the observed day of a holiday that is not known.
        var isInLieu = false
        var isEstimated = false
        /// The first and the last day of consecutive days of the feast. The same for a single day.
        let first: CivilDate
        let last: CivilDate
    }
}
