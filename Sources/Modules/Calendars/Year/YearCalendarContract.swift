import AlmanacValues
import Layout
import VIPER

enum YearCalendarEvent: Hashable, Sendable {
    case choseYear(HolidayYear)
}

struct YearCalendarPage: AwaitedPage {
    let head: PageHead
    let heading: String
    let control: CountryControl
    var loading: String?
    var notice: Notice?
    /// "This is our last good copy, as of 3 hours ago."
    var age: String?
    var year: YearCalendarSection?
}

struct YearCalendarSection: Sendable {
    let steps: YearSteps
    /// Nil for a year without data, which has no views.
    let tabs: YearTabs?
    /// "No data for 2040", for a year outside the known ones.
    var noData: String?
    var content: YearCalendarContent?
}

/// What a known year has.
struct YearCalendarContent: Sendable {
    let filter: YearFilter
    /// "254 working days and 111 days off, weekends included."
    let count: String
    /// What is not known of the year.
    let notices: [String]
    let regional: LabelledLink?
    let months: [YearCalendarMonth]
    let legend: CalendarLegend
}

struct YearCalendarMonth: Sendable {
    let name: String
    /// Completes the caption for programs that read aloud: "2026".
    let year: String
    let link: Link
    let headers: [CalendarHeader]
    let weeks: [YearCalendarWeek]
    let entries: [CalendarListEntry]
    let more: LabelledLink?
}

struct YearCalendarWeek: Sendable {
    let number: String
    /// Nil for the days of other months.
    let days: [YearCalendarDay?]
}

struct YearCalendarDay: Sendable {
    let number: String
    let mark: CalendarMark
    /// What the mark says, for programs that read aloud.
    let notes: [YearCalendarNote]

    var classes: String { mark.classes }
    var isToday: Bool { mark.isToday }
}

struct YearCalendarNote: Sendable {
    let name: String
    let language: String
    /// "observed"; nil if there is nothing to add.
    let note: String?
}
