import AlmanacValues

/// A listing whose rows programs can recognise in other years and with other filters.
struct NamedListing: Hashable, Sendable {
    let listing: Listing
    /// The name of each row among events, in the order of the rows; see `EventNames`.
    let keys: [String]
}

/// The Interactor's result for the Presenter, for one year: values only, no entities.
struct Listing: Hashable, Sendable {
    let country: CountryCode
    /// The country, and the region if one is chosen.
    var place: PlaceName
    let year: Int
    let knownYears: ClosedRange<Int>
    /// The feasts that the filter includes, in date order: no feast is there twice on a date. The first ones may be runs that
    /// began in the year before.
    var rows: [Row] = []
    /// The types that occur in the year, in the chosen region if there is one.
    var types: [HolidayType] = []
    /// The number of rows of the year that only regions keep. They are among `rows` if `showsRegional` is true.
    var regionalCount = 0
    var showsRegional = false
    var regions: [NamedRegion] = []
    var today: Today
    /// The next row from today on that the filter includes; nil unless the year is the current one.
    var next: Row?
    /// When schools are off next; nil unless the list is that of school holidays in the current year.
    var schools: SchoolBreak?
    /// Where the year's holidays differ from the source.
    var corrections: [CorrectionNote] = []
    /// What is known of the holidays of the list, for each kind of them. Never empty for a known year.
    var knowledge: [YearKnowledge] = []
    /// When the source last revised the country's holidays; nil if it does not say.
    var revised: RevisionTime?
    /// The age of the list if it is a stale copy, because its source fails; nil otherwise.
    var age: SupplyAge?

    var isKnown: Bool { knownYears.contains(year) }
    /// Whether the source says what has changed in its holidays: one that dates its data also lists their changes.
    var recordsChanges: Bool { revised != nil }

    /// One feast on a date, or on consecutive dates.
    struct Row: Hashable, Sendable {
        let id: HolidayReference
        /// In the year before if a run goes on over the turn of the year.
        let first: CivilDate
        /// The same as `first` unless the row is a run of days.
        let last: CivilDate
        let name: LocalizedText
        let localName: LocalizedText?
        let types: [HolidayType]
        /// The types that only some of those who keep it give it, each with the regions that do; see
        /// `HolidayRow.regionalTypes`.
        var regionalTypes: [RegionalHolidayType] = []
        /// Nil for everybody: in the list of one region, or a holiday of the whole country.
        let keepers: Keepers?
        /// The parts of other regions that keep it, too.
        var parts: Keepers?
        let otherNames: [OtherName]
        /// On an observed day, the holiday's own date.
        let observedFor: CivilDate?
        /// On its own date, the day off that is given for it.
        let observedOn: CivilDate?
        /// The weekend day that people work in exchange for this day off; nil if there is none.
        var exchangedFor: CivilDate?
        let isEstimated: Bool
        /// Whether it is the observed day of a holiday that is not known.
        var isInLieu = false
        /// The local time at which it begins, where the law gives one; nil for whole days. See `HolidayRow.begins`.
        var begins: TimeOfDay?
        /// The times at which it begins, if these are not the same for all who keep it.
        var beginnings: [RegionalBeginning] = []
        /// Whether it is estimated because it is computed beyond what is announced, and not because of the moon.
        var isComputed = false

        /// The second source that it is from, whose licence requires a credit; nil for the site's own data.
        var source: HolidaySource?

        /// Whether it is a break that may have begun before `first`: the source does not know earlier days.
        var mayBeginEarlier = false
        /// Whether it is a break that may go on after `last`: the source does not know later days yet.
        var mayGoOn = false

        /// Whether it is a day off for a holiday on another date, known or not.
        var isSubstitute: Bool { observedFor != nil || isInLieu }
    }

    /// What the feast is called elsewhere on the same date.
    struct OtherName: Hashable, Sendable {
        let name: LocalizedText
        let regions: Keepers.Names
    }

    /// What today is, in the chosen region or in the country as a whole.
    struct Today: Hashable, Sendable {
        let date: CivilDate
        /// Nil if the day is not known.
        var status: DayKind?
    }
}
