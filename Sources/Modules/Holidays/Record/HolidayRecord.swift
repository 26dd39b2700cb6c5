import AlmanacValues
import VIPER

/// The list of holidays of one year, for programs: the facts of `HolidayListPage` as typed values, without wording.
///
/// Nothing in it depends on today, so it changes only when the data does.
struct HolidayRecord: Hashable, Sendable {
    let selection: HolidayYear
    let countryName: LocalizedText
    /// The years that the source has.
    let knownYears: ClosedRange<Int>
    /// The regions of the country that holidays may belong to.
    let regions: [NamedRegion]
    /// The holidays that the filter includes, in date order.
    let holidays: [Holiday]
    /// What is known of each kind of holidays in the year: an empty list alone does not say that there are none.
    let known: [YearKnowledge]
    /// When the source last revised the country's holidays; nil if it does not say.
    let revised: RevisionTime?
    /// The replacement that is shown while a source fails; nil for good data.
    let supplyAge: SupplyAge?
    /// The page with the same list.
    let page: Link

    struct Holiday: Hashable, Sendable {
        /// Names the row in the lists of all filters and years: the UID of its event in calendars, before the "@".
        let key: String
        /// That of its page. A holiday and its observed day share it.
        let id: HolidayID
        /// The first day: of an observed day, its own date.
        let date: CivilDate
        /// The same as `date` unless this is a run of days.
        let last: CivilDate
        /// Whether it is a day off for a holiday on another date, known or not.
        let isObserved: Bool
        /// On its own date, the day off that is given for it.
        let observedOn: CivilDate?
        /// On an observed day, the date of the holiday itself; nil if it is not known.
        let observedFor: CivilDate?
        /// The working day that makes up for this day off; nil if there is none.
        let exchangedFor: CivilDate?
        /// English first, then the country's own language if it has another name there.
        let names: [LocalizedText]
        let types: [HolidayType]
        /// The types that only some of those who keep it give it, each with the regions that do: no other region gives
        /// it that type.
        let regionalTypes: [RegionalHolidayType]
        /// The regions that keep it; empty for the whole country.
        let regions: [RegionCode]
        /// The regions that do not keep a holiday of the whole country.
        let exceptions: [RegionCode]
        /// Whether only some places keep it, in the country or in `regions`.
        let isLocal: Bool
        let isEstimated: Bool
        /// The local time at which it begins, where the law gives one; nil for whole days.
        let begins: TimeOfDay?
        /// The times at which it begins, if these are not the same for all who keep it.
        var beginnings: [RegionalBeginning] = []
        /// Other regions, of which only parts keep it beside `regions`; nil if there are none.
        var partsOf: [RegionCode]?
        /// The credit that the licence of a second source requires; nil for the site's own data.
        var source: String?
        let page: Link
    }

    /// What is known of the holidays of a type; nil if the record is not about them.
    func known(_ type: HolidayType?) -> YearKnowledge? {
        known.first { knowledge in type.map(knowledge.types.contains) ?? false } ?? known.first
    }
}
