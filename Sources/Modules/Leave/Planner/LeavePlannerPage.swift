import AlmanacValues
import Layout
import VIPER

// The parts of the view model, `LeavePlannerPage`.

/// All problems with the request, each with a link to its field.
struct LeaveErrors: Sendable {
    let title: String
    let problems: [LeaveErrorText]
}

struct LeaveErrorText: Sendable {
    let text: String
    let field: LeaveField
}

struct LeaveOver: Sendable {
    /// "Most of 2026 is over."
    let text: String
    let next: LabelledLink
}

struct LeaveForm: Sendable {
    let action: Link
    let days: FormField
    /// Nil if the country has no regions.
    let regions: FormSelect?
    let shortest: FormSelect
    let weekend: FormSelect
    let worked: LeaveDates
    let taken: LeaveDates
    /// Nil if no school holidays are known.
    let schools: FormSelect?
    let partner: LeavePartnerFields?
    /// The error in the second person's place, because of which they were left out; nil if the place is valid.
    let partnerProblem: String?
    /// The button that adds a second person; nil if there is one.
    let addPartner: LabelledLink?
    /// "DE". With the year and the form's own fields, it is the ticket with which the form opens the country picker.
    let country: String
    /// "2027"
    let year: String
    /// Whether something beyond the first three fields is chosen or wrong.
    let isDetailed: Bool
}

/// The days that were given, each of which can be taken back.
struct LeaveDates: Sendable {
    let given: [FormChoice]
    /// The first and the last day of the year.
    let firstDay: String
    let lastDay: String
    let problem: String?
    /// The dates that the visitor entered, if they are in the wrong order; nil leaves the fields empty.
    var first: String?
    var last: String?
}

struct LeavePartnerFields: Sendable {
    let flag: String
    let name: String
    let code: String
    let regions: FormSelect?
    let days: FormField
    /// Where the form is sent to change the place.
    let picker: Link
}

struct LeavePlanSection: Sendable {
    /// "Breaks of 4 days or more"
    let title: String
    /// "25 days of leave give 61 days off in 9 breaks. Without leave: 8 days off in breaks of 4 days or more."
    let summary: String
    /// Which word of a day is about whom; nil for one person.
    let legend: String?
    /// The plan with everything else that was asked for, as an address of its own; nil for the page's own plan.
    var choose: LabelledLink?
    /// Where a calendar program gets it; nil for a plan without breaks.
    var calendar: LabelledLink?
    /// The breaks that are over; nil if none is.
    let past: BreakFold?
    let breaks: [BreakRow]
    /// The other breaks; nil if `breaks` has all.
    let more: BreakFold?
}

struct LeaveBridgeSection: Sendable {
    let summary: String
    let rows: [BreakRow]
    /// The other bridges; nil if `rows` has all.
    let more: BreakFold?
}
