import AlmanacValues

// What a query asks, answered.

extension SearchAnswer {
    /// An answer to a query. They come before the results of each kind.
    enum Fact: Hashable, Sendable {
        /// The place itself, with its next holiday; nil if it is not known.
        case place(Place, next: Holiday?)
        /// A list, a calendar or a count of a place's year.
        case year(SearchTopic, Place, Int)
        /// A month of a place; of no place if it is nil.
        case month(Int, Int, Place?)
        /// The working days of a month of a place, and their number; nil if it is not known.
        case workingDays(Place, Int, Int, DayCount?)
        /// The working days of a range of days of a place, and their number; nil if it is not known.
        case workingDaysOfDays(Place, ClosedRange<CivilDate>, DayCount?)
        /// The day that is so many working days after a day, or before it if negative; nil if it is not known.
        case workingDayAway(Place, Int, from: CivilDate, CivilDate?)
        /// A place is missing.
        case choose(SearchTopic, Int)
        case next(Place, Holiday)
        /// When something is kept.
        case kept(Kept)
        /// A place does not keep it in the year. The date is that on which people there have it anyway; nil if it is not known,
        /// or not the same for all.
        case notKept(Feast, Place, Int, elsewhere: CivilDate?)
        case day(CivilDate)
        case status(CivilDate, Place, DayKind)
        case week(CivilDate)
        /// Some days of a place have no holiday. The next one after them that is not over, too; nil if it is not known.
        case noHolidays(Place, ClosedRange<CivilDate>, next: Holiday?)
        /// Places side by side, in a year.
        case comparison([Place], Int)
        /// A year that is not known in a place, or in any if that is nil, and those that are.
        case noData(Place?, Int, known: ClosedRange<Int>)
        /// A day that its month does not have. The date is the last one of the month.
        case noSuchDay(last: CivilDate)
    }

    /// Where an answer is for.
    struct Place: Hashable, Sendable {
        let territory: Territory
        let name: PlaceName
        /// The city that was searched for; nil if the place was named.
        let city: ForeignText?
        /// The country or the region that tells the place from another one with the same short name; nil if there is none.
        var surroundings: ForeignText?

        /// What a sentence calls it: by the city, if that was searched for.
        var shown: PlaceName { city.map { PlaceName(region: $0, country: name.country) } ?? name }

        /// Returns what tells the place from others with the same short name: its country, or the region of a city if one of them
        /// is in the same country; nil if no other has the name, and for a country.
        func surroundings(among places: [Self]) -> ForeignText? {
            let namesakes = places.filter { $0.shown.shortest == shown.shortest }
            guard namesakes.count > 1, shown.region != nil else { return nil }
            let isAloneInCountry = namesakes.filter { $0.territory.country == territory.country }.count == 1
            return isAloneInCountry || city == nil ? name.country : name.region ?? name.country
        }
    }

    struct Holiday: Hashable, Sendable {
        let reference: HolidayReference
        let name: LocalizedText
        /// The day off: its own date, or the observed day.
        let date: CivilDate
        /// Whether the date may still move.
        var isEstimated = false
    }

    /// What is kept.
    struct Feast: Hashable, Sendable {
        let name: ForeignText
        /// Nil if it has no page.
        let occasion: Slug?
    }

    /// When and where something is kept.
    struct Kept: Hashable, Sendable {
        let feast: Feast
        let date: CivilDate
        /// The place that was asked for; nil for the world.
        let place: Place?
        /// The holiday of the place; nil for the world.
        var reference: HolidayReference?
        /// The types that the holiday has in the place, sorted; empty for the world.
        var types: [HolidayType] = []
        /// What the day is in the place, if nobody there has it off for this feast; nil for a day off and for the world.
        var day: DayKind?
        /// The day off that is given for it on another date; nil if there is none.
        var observed: CivilDate?
        /// Whether the date may still move.
        var isEstimated = false
        /// Who keeps it, if only a part of the place does: regions, or parts of them.
        var keepers: Keepers?
        /// The number of countries that have the day off; nil if it is not known, and for a place.
        var countries: Int?
        /// The date of most other countries; nil if all keep the same.
        var other: OtherDate?
    }

    struct OtherDate: Hashable, Sendable {
        let date: CivilDate
        let countries: Int
        /// Whether the date may still move in at least half of the countries.
        var isEstimated = false
    }

    /// What a day is in a place.
    enum DayKind: Hashable, Sendable {
        case holiday(Holiday)
        case halfDay(Holiday)
        /// A day off in parts of the place only.
        case partial(Holiday, Keepers?)
        case weekend
        /// A working day, as far as is known: what the data lack of the holidays of its year may be a day off.
        case working(lacks: DataGap?)

        /// Whether the date of its holiday may still move.
        var isEstimated: Bool {
            switch self {
            case .holiday(let holiday), .halfDay(let holiday), .partial(let holiday, _): holiday.isEstimated
            case .weekend, .working: false
            }
        }
    }

    /// What a mistyped text was probably meant to be.
    struct Suggestion: Hashable, Sendable {
        /// The text to search for.
        let text: String
        /// What it names, if it names nothing else; nil to say the text.
        let name: ForeignText?
    }
}
