import AlmanacValues
import Layout
import VIPER

enum MonthCalendarEvent: Hashable, Sendable {
    /// A month of a year, 1–12.
    case choseMonth(HolidayYear, Int)
}

struct MonthCalendarPage: AwaitedPage {
    let head: PageHead
    let heading: String
    let control: CountryControl
    var loading: String?
    var notice: Notice?
    /// "This is our last good copy, as of 3 hours ago."
    var age: String?
    var month: MonthCalendarSection?
}

struct MonthCalendarSection: Sendable {
    let title: String
    let previous: LabelledLink?
    let next: LabelledLink?
    /// Nil for a year without data, which has no views.
    let tabs: YearTabs?
    /// "No data for 2040", for a year outside the known ones.
    var noData: String?
    var content: MonthCalendarContent?
}

/// What a month of a known year has.
struct MonthCalendarContent: Sendable {
    /// "Year 2026"
    let year: LabelledLink
    /// The months of the year, to jump to.
    let months: [Choice]
    let filter: YearFilter
    /// "22 working days and 9 days off, weekends included."
    let count: String
    /// What is not known of the year.
    let notices: [String]
    let regional: LabelledLink?
    /// "October 2026"
    let caption: String
    let headers: [CalendarHeader]
    let weeks: [MonthCalendarWeek]
    /// The holidays as a list, for screens on which the cells have no room for names.
    let entries: [CalendarListEntry]
    let legend: CalendarLegend
}

struct MonthCalendarWeek: Sendable {
    let number: String
    /// Nil for the days of other months.
    let days: [MonthCalendarDay?]
}

struct MonthCalendarDay: Sendable {
    let number: String
    let isoDate: String
    /// The number, which leads to who is off on the day; nil if the day has no page.
    let page: LabelledLink?
    let mark: CalendarMark
    let entries: [MonthCalendarEntry]
    let more: LabelledLink?
    /// "Worked for Friday 20 February"
    let worked: String?

    var classes: String { mark.classes }
    var isToday: Bool { mark.isToday }
}

struct MonthCalendarEntry: Sendable {
    let name: String
    let language: String
    let mark: CalendarMark
    /// The page of the holiday; nil on the later days of a run, so that its page is linked once.
    let page: NamedLink?
    /// "day 1 of 7, Bavaria and Berlin"; nil if there is nothing to add.
    let note: String?

    var classes: String { mark.classes }
}
