import Almanac

/// What the Interactor tells the Presenter about one year: values only, no entity.
struct Listing: Hashable, Sendable {
    let country: CountryCode
    let countryName: String
    let year: Int
    let knownYears: ClosedRange<Int>
    /// The holidays that the filter lets through, in the order of the days they are listed under.
    var days: [Day] = []
    /// How many holidays of each type the year has in the chosen region; all types that occur.
    var typeCounts: [HolidayType: Int] = [:]
    /// How many holidays the year has in the chosen region.
    var total = 0
    var regions: [Region] = []
    var today: CivilDate
    /// The next holiday from today on, whatever year is shown.
    var next: Day?
    /// How old the list is, where its source fails.
    var age: Duration?

    var isKnown: Bool { knownYears.contains(year) }

    struct Day: Hashable, Sendable {
        let id: HolidayDayPlace
        let date: CivilDate
        let observed: CivilDate?
        let name: LocalizedText
        let localName: LocalizedText?
        let types: [HolidayType]
        /// Names of the regions; empty for the whole country.
        let regions: [String]
        /// Names of the regions that do not keep it though the rest of the country does.
        let exceptions: [String]
        /// Kept only in some places, of the country or of those regions, that are not named.
        var isLocal = false
        let isEstimated: Bool
        /// The day it is listed under: its own, or the observed one where its own lies in another year.
        let listedOn: CivilDate
    }

    struct Region: Hashable, Sendable {
        let code: RegionCode
        let name: String
    }
}
