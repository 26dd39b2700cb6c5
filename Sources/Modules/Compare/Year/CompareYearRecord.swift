import AlmanacValues
import VIPER

/// A comparison for programs: the facts of `CompareYearPage` as typed values, without wording.
struct CompareYearRecord: Hashable, Sendable {
    let comparison: Comparison
    /// The pages of the holidays.
    let pages: [HolidayReference: Link]
    let page: Link
}
