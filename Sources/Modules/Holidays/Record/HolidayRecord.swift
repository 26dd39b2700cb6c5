import Almanac
import VIPER

/// A program's request.
enum HolidayRecordEvent: Hashable, Sendable {
    case requested(HolidayYear)
}

/// A destination that the record names.
enum HolidayRecordNavigation: Hashable, Sendable {
    /// The list for people.
    case list(HolidayYear)
    case day(HolidayReference)
}

/// The list of holidays of one year, for programs: the facts of `HolidayListPage` as typed values, without wording.
///
/// Nothing in it depends on today, so it changes only when the data does.
struct HolidayRecord: Hashable, Sendable {
    let selection: HolidayYear
    let countryName: LocalizedText
    /// The years that the source has.
    let knownYears: ClosedRange<Int>
    /// The regions of the country that holidays may belong to.
    let regions: [Region]
    /// The holidays that the filter includes, sorted by the day they are listed under.
    let holidays: [Holiday]
    /// Whether this is the last good copy, because the source fails.
    let isStale: Bool
    /// The page with the same list.
    let page: Link

    struct Region: Hashable, Sendable {
        let code: RegionCode
        let name: String
    }

    struct Holiday: Hashable, Sendable {
        let id: HolidayID
        let date: CivilDate
        /// The day off, if it is another one.
        let observed: CivilDate?
        /// English first, then the country's own language if it has another name there.
        let names: [LocalizedText]
        let types: [HolidayType]
        /// The regions that keep it; empty for the whole country.
        let regions: [RegionCode]
        /// The regions that do not keep a holiday of the whole country.
        let exceptions: [RegionCode]
        /// Whether only some places keep it, in the country or in `regions`.
        let isLocal: Bool
        let isEstimated: Bool
        /// The first day of this row: `date`, or `observed`, which is a row of its own.
        let listedOn: CivilDate
        /// The last of the consecutive days of this row.
        let last: CivilDate
        let page: Link
    }
}
