import AlmanacValues
import Layout
import VIPER

// The parts of the view models that both calendars have.

/// What a day is, at a glance. Each mark has a shape of its own, and the legend explains it.
struct CalendarMark: Hashable, Sendable {
    /// What gives the day its shape; nil for a day without a holiday.
    var feast: Feast?
    var isWeekend = false
    /// Whether the day is on the weekend, but worked by decree.
    var isWorked = false
    var isToday = false
    /// Whether the day before, in the same row, belongs to the same run of days.
    var joinsBefore = false
    var joinsAfter = false

    enum Feast: Hashable, Sendable, CaseIterable {
        /// A day off for the whole place.
        case dayOff
        /// A day off for a holiday on another date.
        case observed
        /// Half a day off for the whole place.
        case half
        /// In some regions only, or in parts of them.
        case regional
        /// Another type of holiday: not a day off for everybody.
        case other
    }
}

struct CalendarHeader: Sendable {
    /// "Mon", "Mo"
    let short: String
    /// "Monday"
    let name: String
    let isWeekend: Bool
}

struct CalendarLegendRow: Sendable {
    let mark: CalendarMark
    /// The number of a day, to show the mark on.
    let number: String
    let text: String

    var classes: String { mark.classes }
}

struct CalendarLegend: Sendable {
    let rows: [CalendarLegendRow]
    /// "The weekend is Saturday and Sunday. The numbers of weeks are those of ISO 8601."
    let note: String
}

/// A holiday in the list of a month.
struct CalendarListEntry: Sendable {
    let mark: CalendarMark
    /// "3", "16–23"
    let days: String
    let isoDate: String
    /// "3 October", "16 to 23 February", for programs that read aloud
    let date: String
    let name: String
    let language: String
    /// The page of the holiday; nil for a working day by decree, which has no page.
    let page: NamedLink?
    /// "observed, Bavaria and Berlin"; nil if there is nothing to add.
    let note: String?

    var classes: String { mark.classes }
}
