import AlmanacValues
import Layout
import VIPER

enum CompareMeetingEvent: Hashable, Sendable {
    case asked(MeetingQuestion)
}

enum CompareMeetingNavigation: Hashable, Sendable {
    /// The page without a question: the action of its form.
    case front
    case question(MeetingQuestion)
    case addPlace(comingBackTo: MeetingQuestion, searching: CountryCode? = nil)
    /// The year of the same places.
    case year(Int, [Territory])
    /// The same facts for programs.
    case record(MeetingQuestion, Format)
    case day(ListedHoliday)
}

protocol CompareMeetingInteracting: Interactor {
    /// The most places that are compared at once.
    var mostPlaces: Int { get }
    /// Finds the first days on which all places of the question work.
    func search(_ question: MeetingQuestion) async throws(CompareFailure) -> MeetingSearch
    /// Finds the places that a question adds by their names.
    func addition(to question: MeetingQuestion) async -> MeetingAddition
    /// Finds the values of a question that cannot be used, whatever its places are.
    func faults(of question: MeetingQuestion) async -> [MeetingFault]
}

struct CompareMeetingPage: AwaitedPage {
    let head: PageHead
    let heading: String
    var loading: String?
    var places: ComparedPlaces?
    var notice: Notice?
    /// "This is our last good copy, as of 3 hours ago."
    var age: String?
    /// What to do while there are no places.
    var invitation: String?
    var form: MeetingForm?
    var notes: [String] = []
    var result: MeetingResult?
    var year: LabelledLink?
}

struct MeetingForm: Sendable {
    let action: Link
    let add: FormField
    /// The names that can mean several places, or that were mistyped.
    let offers: [MeetingOffer]
    let from: FormField
    let last: FormField
    let days: FormField
    let opens: FormField
    let closes: FormField
    /// The codes of the places.
    let places: [String]
    /// Whole months to look at, with the same places.
    let months: [Choice]
    /// Whether the form is unfolded: nothing is answered yet, or something has to be changed.
    let isOpen: Bool
}

/// The places that a name can mean.
struct MeetingOffer: Sendable {
    let title: String
    let places: [LabelledLink]
}

struct MeetingResult: Sendable {
    let title: String
    let explanation: String
    let days: [MeetingDay]
    /// "Five days in a row: Monday 4 to Friday 8 January 2027"
    let inARow: String?
    /// The days in a row of which half is off and that are not among `days`.
    let halves: [ComparedDay]
    /// The days on the way that somebody has off for a holiday.
    let skipped: MeetingSkipped?
    /// When all are at work; empty if the hours do not matter, and without days.
    let hours: [MeetingPeriod]
    let hourless: MeetingHourless?
}

struct MeetingDay: Sendable {
    let isoDate: String
    let date: String
    /// "tomorrow", "in 12 days"
    let distance: String
    /// The holidays that take half of it; empty for a whole day.
    let holidays: [ComparedHoliday]
}

struct MeetingSkipped: Sendable {
    let rows: [ComparedDay]
    let weekends: [MeetingWeekendRow]
}

struct MeetingWeekendRow: Sendable {
    /// "Saturday, 4 times: the weekend of all of them"
    let text: String
    /// "US-CA: Sunday", where it is another day of the week.
    let there: [String]
}

/// Days left out because the places have no hours of work in common.
struct MeetingHourless: Sendable {
    let text: String
    /// Longer hours that would have some time in common.
    let others: [LabelledLink]
}

/// Days with the same hours: clocks are not changed everywhere on the same day.
struct MeetingPeriod: Sendable {
    /// "Everyone is at work" or, of one period of several, "Everyone is at work, Monday 4 to Friday 8 January 2027"
    let title: String
    let rows: [MeetingHoursRow]
}

struct MeetingHoursRow: Sendable {
    /// "15:00–17:00"
    let hours: String
    let place: String
    /// "Berlin time", "Auckland time, the day after"
    let clock: [SentencePart]
}
