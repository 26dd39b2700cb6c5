import AlmanacValues
import Layout
import VIPER

enum WorkingDaysCounterEvent: Hashable, Sendable {
    case asked(WorkingDaysQuestion)
}

enum WorkingDaysCounterNavigation: Hashable, Sendable {
    /// The page without a question: the action of its forms.
    case front
    case question(WorkingDaysQuestion)
    case choosePlace(comingBackTo: WorkingDaysQuestion, searching: CountryCode? = nil)
    /// The same facts for programs.
    case record(WorkingDaysQuestion, Format)
    case day(ListedHoliday)
    /// The list of holidays.
    case year(HolidayYear)
}

protocol WorkingDaysCounterInteracting: Interactor {
    /// Returns the place that the visitor saved; nil if none is saved.
    func home() async -> Territory?
    /// Answers the question in a place, which may be another one than that of the question.
    func answer(_ question: WorkingDaysQuestion, in place: Territory) async throws(TerritoryFailure)
        -> WorkingDaysAnswer
}

/// Why a question has no answer in a place that is known.
enum WorkingDaysProblem: Error, Hashable, Sendable {
    /// Values that cannot be read, or are out of range.
    case unreadable([WorkingDaysFault])
    /// The last day is before the first one.
    case backwards(first: CivilDate, last: CivilDate)
    /// The range has more days than `limit`.
    case tooLong(days: Int, limit: Int)
    /// Days of the range are not known.
    case noData(CivilDate, CivilDate)
    /// The data ends before that many working days. `found` is the number of known ones.
    case beyond(found: DayCount, of: Int)
}

/// A field whose value cannot be used.
enum WorkingDaysFault: Hashable, Sendable {
    /// The texts are those of the visitor.
    case from(ForeignText)
    case last(ForeignText)
    case days(ForeignText, most: Int)
    /// The weekend has all days of the week, so no number of working days is ever reached.
    case noWorkingDays
}

struct WorkingDaysCounterPage: AwaitedPage {
    let head: PageHead
    let heading: String
    var control: CountryControl
    var loading: String?
    /// "Choose your country first"
    var placeholder: String?
    var notice: Notice?
    /// "This is our last good copy, as of 3 hours ago."
    var age: String?
    var forms: WorkingDaysForms?
    var result: WorkingDaysResult?
}

/// Two forms: count the working days of a range, and find the day that is a number of working days away.
struct WorkingDaysForms: Sendable {
    let action: Link
    /// Empty if the country has no regions to choose from.
    let regions: [FormChoice]
    /// The code of the place, if it cannot be chosen.
    let place: String?
    let from: FormField
    let last: FormField
    /// The day to count from.
    let start: FormField
    let days: FormField
    let weekend: WorkingDaysWeekend
}

/// The choice of a weekend of one's own.
struct WorkingDaysWeekend: Sendable {
    /// Whether one is chosen.
    let isOpen: Bool
    let choices: [FormChoice]
}

struct WorkingDaysResult: Sendable {
    /// "31 working days", "Tuesday 15 December 2026"
    let title: String
    /// One sentence: what was counted, and whether the first day counts.
    let explanation: String
    /// How the days add up: "46 days, less 14 on weekends and 1 holiday: 31 working days"
    let sum: [WorkingDaysSumRow]
    /// Nil if no day was skipped because of a holiday.
    let holidays: WorkingDaysTable?
    /// Days of which half is worked.
    let halfDays: WorkingDaysTable?
    /// Weekend days that are worked.
    let worked: WorkingDaysTable?
    /// Holidays of some parts of the place.
    let partial: WorkingDaysTable?
    /// Empty if there is one month only.
    let months: [WorkingDaysMonth]
    let notes: [String]
    /// The lists of holidays of the first and of the last year that was counted.
    let lists: [LabelledLink]
}

struct WorkingDaysSumRow: Sendable {
    let label: String
    /// "46", "− 14"
    let number: String
    /// "7 weekends"
    let detail: String?
    let isTotal: Bool
}

struct WorkingDaysTable: Sendable {
    let title: String
    let id: String
    let rows: [WorkingDaysRow]
}

struct WorkingDaysRow: Sendable {
    let isoDate: String
    let date: String
    let holidays: [WorkingDaysHoliday]
    /// "On a weekend: no further day off", "In some parts of Bavaria"
    let detail: String?
}

struct WorkingDaysHoliday: Sendable {
    let name: String
    let language: String
    let isObserved: Bool
    let isEstimated: Bool
    let link: Link
}

struct WorkingDaysMonth: Sendable {
    /// "December 2026"
    let name: String
    let days: String
    let weekend: String
    let holidays: String
    let working: String
}
