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
        /// The regions; none for the whole country.
        let regions: Regions
        /// The regions that do not keep a holiday of the whole country.
        let exceptions: Regions
        /// Whether only some places keep it, in the country or in `regions`. The source does not name these places.
        var isLocal = false
        let isEstimated: Bool
        /// The day it is listed under: `date`, or `observed` if `date` is in another year.
        ///
        /// For `Listing.next`, the first of the two that is not past.
        let listedOn: CivilDate
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
