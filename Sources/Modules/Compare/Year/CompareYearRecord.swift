import AlmanacValues
import VIPER

enum CompareYearRecordEvent: Hashable, Sendable {
    case requested(Int, [Territory])
}

/// A comparison for programs: the facts of `CompareYearPage` as typed values, without wording.
struct CompareYearRecord: Hashable, Sendable {
    let comparison: Comparison
    /// The pages of the holidays.
    let pages: [HolidayReference: Link]
    let page: Link
}
