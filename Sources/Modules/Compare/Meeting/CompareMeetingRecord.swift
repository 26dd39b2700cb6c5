import AlmanacValues
import VIPER

/// The days of a meeting for programs: the facts of `CompareMeetingPage` as typed values, without wording.
struct CompareMeetingRecord: Hashable, Sendable {
    let places: [ComparedPlace]
    let found: MeetingDays
    /// The pages of the holidays.
    let pages: [HolidayReference: Link]
    let page: Link
}
