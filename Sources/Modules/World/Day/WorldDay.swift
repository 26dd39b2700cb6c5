import AlmanacValues

/// The Interactor's result for the Presenter, for one day: values only, no entities.
struct WorldDay: Hashable, Sendable {
    let date: CivilDate
    /// The days that at least one country knows.
    let known: ClosedRange<CivilDate>
    /// Whether the pages of single countries have another source than this day.
    var hasOtherSource = false
    /// All countries, sorted by name.
    let countries: [Country]

    /// What the day is in one country.
    struct Country: Hashable, Sendable {
        let code: CountryCode
        let name: ForeignText
        /// The BCP 47 tag of the name's language.
        var nameLanguage = "en"
        let continent: Continent?
        /// False if the source does not have the year.
        var isKnown = true
        /// Whether the day is on the weekend, worked or not.
        var isWeekend = false
        /// The number of regions in which it is the other way round.
        var regionsOnOtherWeekend = 0
        /// The day off for which this day of the weekend is worked; nil if it is not worked.
        var exchangedFor: CivilDate?
        /// The public holidays of the whole country.
        var holidays: [Feast] = []
        /// The public holidays of regions, or of parts of the country.
        var regional: [Feast] = []

        /// What the map shows. A public holiday of the whole country counts most.
        var state: State {
            if !isKnown { return .unknown }
            if !holidays.isEmpty { return .holiday }
            if isWeekend, exchangedFor == nil { return .weekend }
            return regional.isEmpty ? .working : .regional
        }

        /// Whether the country as a whole has the day off.
        var isOff: Bool { state == .holiday || state == .weekend }
    }

    enum State: String, CaseIterable, Hashable, Sendable {
        case holiday, regional, weekend, working, unknown
    }

    /// A public holiday in a country on this day.
    struct Feast: Hashable, Sendable {
        let id: HolidayReference
        let name: LocalizedText
        var localName: LocalizedText?
        /// What it is, whatever it is called: the same in all countries if it is an occasion.
        let feast: Slug
        /// The occasion's name; nil if the holiday belongs to none.
        var occasion: LocalizedText?
        /// Whether the day is the one given off for the holiday, and not its own date.
        var isObserved = false
        var isEstimated = false
        /// Nil for everybody.
        var keepers: Keepers?
        /// The parts of other regions that keep it, too.
        var parts: Keepers?
    }
}

/// What a day is where the visitor is.
struct WorldDayHome: Hashable, Sendable {
    let territory: Territory
    let place: PlaceName
    /// Whether the day is before today there.
    var isPast = false
    /// Nil if the source does not have the day.
    let status: DayKind?
    var doubt: Doubt?

    /// Why the answer may be wrong.
    enum Doubt: Hashable, Sendable {
        /// The day of this holiday is computed, and may differ.
        case estimated(LocalizedText)
        /// Some public holidays of the year are not known yet, so a working day may be a holiday.
        case incomplete
    }
}
