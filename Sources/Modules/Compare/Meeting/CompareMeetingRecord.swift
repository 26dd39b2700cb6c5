import AlmanacValues
import VIPER

/// A program's request.
enum CompareMeetingRecordEvent: Hashable, Sendable {
    case requested(MeetingQuestion)
}

/// A destination that the record names.
enum CompareMeetingRecordNavigation: Hashable, Sendable {
    /// The page for people.
    case question(MeetingQuestion)
    case day(HolidayReference)
}

/// The days of a meeting for programs: the facts of `CompareMeetingPage` as typed values, without wording.
struct CompareMeetingRecord: Hashable, Sendable {
    let places: [ComparedPlace]
    let found: MeetingDays
    /// The pages of the holidays.
    let pages: [HolidayReference: Link]
    let page: Link
}
