import AlmanacValues
import Layout
import VIPER

/// A visitor's action on this screen.
enum LongWeekendsEvent: Hashable, Sendable {
    case choseYear(HolidayYear)
}

/// A destination that this screen can lead to.
enum LongWeekendsNavigation: Hashable, Sendable {
    case year(HolidayYear)
    /// Another view of the same year.
    case view(YearView, HolidayYear)
    /// The year's facts for programs.
    case record(HolidayYear, Format)
    /// The calendar of the place from last year on.
    case calendar(Territory)
    /// The same, for a program that subscribes to it.
    case subscription(Territory)
    /// The list of the place's holidays.
    case list(Territory)
    case holiday(HolidayReference)
    /// The country picker, which comes back with another place.
    case choosePlace(comingBackTo: HolidayYear)
    /// The country picker, which leads to the list of the chosen country.
    case countries
}

/// The business logic behind the long weekends of a year.
protocol LongWeekendsInteracting: Interactor {
    /// Returns the long weekends of a year; none if the year is not known.
    func weekends(_ year: HolidayYear) async throws(YearFailure) -> LongWeekendYear
    /// Returns the long weekends of a place from last year on, as far as they are known, for three years to come.
    func rolling(_ place: Territory) async throws(YearFailure) -> LongWeekendYear
}

/// The view model (Templates/LongWeekends/long-weekends).
struct LongWeekendsPage: AwaitedPage {
    let head: PageHead
    let heading: String
    /// "Loading", shown until the content is ready.
    var loading: String?
    var control: CountryControl?
    var notice: Notice?
    /// "This is our last good copy, as of 3 hours ago."
    var age: String?
    var years: LongWeekendsYears?
    /// The other views of the year; nil for a year without data.
    var views: YearTabs?
    /// "No data for 2040. …"
    var noData: String?
    var content: LongWeekendsContent?
}

struct LongWeekendsYears: Sendable {
    let previous: LabelledLink?
    let current: String
    let next: LabelledLink?
}

/// What a known year has.
struct LongWeekendsContent: Sendable {
    /// "8 long weekends, with 27 days off. The next is Friday 25 to Sunday 27 December 2026."
    let summary: String
    /// What is not known of the year.
    let notices: [String]
    /// Says that these are those of the whole country, and leads to its regions; nil otherwise.
    let nationwide: Notice.Action?
    /// To a program that subscribes, and the year as a file. Empty if there are none.
    let calendars: [LabelledLink]
    let weekends: [LongWeekendText]
    /// Those that are over, in the current year; nil if there are none.
    let past: LongWeekendsFold?
    let bridges: LongWeekendBridges?

    var hasWeekends: Bool { !weekends.isEmpty }
}

/// Rows that unfold.
struct LongWeekendsFold: Sendable {
    /// "5 earlier in 2026"
    let title: String
    let rows: [LongWeekendText]
}

struct LongWeekendBridges: Sendable {
    let rows: [LongWeekendText]
    /// Those that are folded; nil if all are shown.
    let more: LongWeekendsFold?
    /// Those that are over, in the current year; nil if there are none.
    let past: LongWeekendsFold?

    var hasRows: Bool { !rows.isEmpty }
    /// "Plan your leave of 2026"
    let plan: LabelledLink
}

/// A long weekend, or a bridge.
struct LongWeekendText: Sendable {
    /// "Friday 25 to Sunday 27 December 2026"
    let dates: String
    /// "3 days off", "4 days off for 1 day of leave"
    let worth: String
    /// "Leave: Friday 15 May"; nil for a long weekend.
    let leave: String?
    let holidays: [LongWeekendHoliday]
    /// What may change, and what is half a day.
    let remarks: [String]
    let strip: [LongWeekendCell]
}

struct LongWeekendHoliday: Sendable {
    let name: String
    let language: String
    /// "Friday 25 December"
    let date: String
    let link: Link
}

/// A day of the strip.
struct LongWeekendCell: Sendable {
    /// The word of the style sheet.
    let kind: String
    /// "Mon"
    let weekday: String
    let day: String
    /// "May", on the first day of the strip and of a month.
    let month: String?
    /// "holiday"
    let mark: String
}
