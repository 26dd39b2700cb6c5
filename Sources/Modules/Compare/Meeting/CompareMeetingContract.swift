import AlmanacValues
import Layout
import VIPER

/// A visitor's action on this screen.
enum CompareMeetingEvent: Hashable, Sendable {
    case asked(MeetingQuestion)
}

/// A destination that this screen can lead to.
enum CompareMeetingNavigation: Hashable, Sendable {
    /// The page without a question: the action of its form.
    case front
    case question(MeetingQuestion)
    case addPlace(comingBackTo: MeetingQuestion)
    /// The year of the same places.
    case year(Int, [Territory])
    /// The same facts for programs.
    case record(MeetingQuestion, Format)
    case day(ListedHoliday)
}

/// The business logic behind the search.
protocol CompareMeetingInteracting: Interactor {
    /// The most places that are compared at once.
    var mostPlaces: Int { get }
    /// Finds the first days on which all places of the question work.
    func search(_ question: MeetingQuestion) async throws(CompareFailure) -> MeetingSearch
}

/// The view model.
struct CompareMeetingPage: AwaitedPage {
    let head: PageHead
    let heading: String
    /// "Loading", shown until the content is ready.
    var loading: String?
    var places: ComparedPlaces?
    var notice: Notice?
    /// "This is our last good copy, as of 3 hours ago."
    var age: String?
    var placeholder: String?
    var form: MeetingForm?
    var notes: [String] = []
    var result: MeetingResult?
    var year: LabelledLink?
}

struct MeetingForm: Sendable {
    let action: Link
    let from: MeetingField
    let days: MeetingField
    /// The codes of the places.
    let places: [String]
}

struct MeetingField: Sendable {
    /// Empty if the text is not a date.
    let text: String
    /// The error message; nil if the value is valid.
    let problem: String?
}

struct MeetingResult: Sendable {
    let title: String
    let explanation: String
    let days: [MeetingDay]
    /// "Five days in a row: Monday 4 to Friday 8 January 2027"
    let inARow: String?
    /// The days in a row of which half is off and that are not among `days`.
    let halves: [MeetingHolidayRow]
    /// The days on the way that somebody has off for a holiday.
    let skipped: MeetingSkipped?

    var hasDays: Bool { !days.isEmpty }
}

struct MeetingDay: Sendable {
    let isoDate: String
    let date: String
    /// "tomorrow", "in 12 days"
    let distance: String
    /// The holidays that take half of it; nil for a whole day.
    let half: MeetingHalf?
}

struct MeetingHalf: Sendable {
    let absences: [MeetingAbsence]
}

struct MeetingSkipped: Sendable {
    let rows: [MeetingHolidayRow]
}

struct MeetingHolidayRow: Sendable {
    let isoDate: String
    let date: String
    let absences: [MeetingAbsence]
}

struct MeetingAbsence: Sendable {
    /// "Boxing Day (observed)", "Eid al-Fitr (estimated)"
    let name: String
    let language: String
    let link: Link
    let places: String
}
