import AlmanacValues
import VIPER

enum LeaveRecordEvent: Hashable, Sendable {
    /// All plans, and the bridges.
    case requested(LeaveRequest)
    /// The calendar of one plan. Without days of leave there is no calendar to show.
    case requestedCalendar(LeaveRequest)
}

/// Plans of leave for programs: the facts of `LeavePlannerPage` as typed values, and the words that people read in their
/// calendars.
///
/// Nothing in it depends on today, so it changes only when the data does.
struct LeaveRecord: Hashable, Sendable {
    let plans: LeavePlans
    /// The page with the same plans.
    let page: Link
    /// The calendar of the plan that was asked for.
    let calendar: Link
    let words: Words
    /// The breaks of the plan that was asked for, as calendars have them.
    let events: [Event]

    /// What a calendar says about itself.
    struct Words: Hashable, Sendable {
        /// "Leave in Bavaria, Germany 2027"
        let name: String
        let description: String
    }

    struct Event: Hashable, Sendable {
        let uid: String
        let first: CivilDate
        let last: CivilDate
        /// "9 days off for 4 days of leave"
        let summary: String
        let description: String?
        /// "Leave", "Days off"
        let category: String
        /// Whether it takes leave of one person or both, so that people are away.
        let isLeave: Bool
        /// Whether the date of a holiday is an estimate.
        let isEstimated: Bool
    }
}
