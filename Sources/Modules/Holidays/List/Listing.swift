import Almanac

/// The Interactor's result for the Presenter, for one year: values only, no entities.
struct Listing: Hashable, Sendable {
    let country: CountryCode
    let countryName: String
    let year: Int
    let knownYears: ClosedRange<Int>
    /// The holidays that the filter includes, sorted by the day they are listed under.
    var days: [Day] = []
    /// The number of holidays in the year and the chosen region, for each type that occurs.
    var typeCounts: [HolidayType: Int] = [:]
    /// The number of holidays in the year and the chosen region, of all types.
    var total = 0
    /// The number of further rows in the list of all regions; 0 if this is that list, or that of one region.
    var regionalCount = 0
    var regions: [Region] = []
    var today: CivilDate
    /// The next holiday from today on that the filter includes, whichever year is shown.
    var next: Day?
    /// The age of the list if it is a stale copy, because its source fails; nil otherwise.
    var age: Duration?

    var isKnown: Bool { knownYears.contains(year) }

    struct Day: Hashable, Sendable {
        let id: HolidayReference
        let date: CivilDate
        let observed: CivilDate?
        let name: LocalizedText
        let localName: LocalizedText?
        let types: [HolidayType]
        /// The regions that keep it; none for all of them, or if `exceptions` are fewer.
        let regions: Regions
        /// The regions that do not keep it, if these are fewer.
        let exceptions: Regions
        /// Further regions of which only some parts keep it.
        var parts = Regions(codes: [], names: [])
        /// The names that it has in other regions.
        var otherNames: [OtherName] = []
        /// Whether only some places keep it, in the country or in `regions`. The source does not name these places.
        var isLocal = false
        let isEstimated: Bool
        /// The day it is listed under: `date`, or `observed`, which is a row of its own.
        let listedOn: CivilDate
        /// The last of the consecutive days; the same as `listedOn` for a single day.
        let last: CivilDate

        /// Whether this row is that of the observed day.
        var isObserved: Bool { observed == listedOn && date != listedOn }
    }

    /// Another name of a holiday.
    struct OtherName: Hashable, Sendable {
        let name: LocalizedText
        let regions: Regions
    }

    /// Some regions of the country.
    struct Regions: Hashable, Sendable {
        let codes: [RegionCode]
        /// Their names, in the same order; empty if a page would not name so many.
        let names: [String]

        var count: Int { codes.count }

        /// How many regions that keep a holiday are named; more of them are only counted.
        static let most = 3
    }

    struct Region: Hashable, Sendable {
        let code: RegionCode
        let name: String
    }
}
