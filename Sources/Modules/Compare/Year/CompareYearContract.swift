import AlmanacValues
import Layout
import VIPER

enum CompareYearEvent: Hashable, Sendable {
    /// Opened without a year.
    case opened
    case compared(Int, [Territory])
}

enum CompareYearNavigation: Hashable, Sendable {
    case year(Int, [Territory])
    case addPlace(comingBackTo: Int, [Territory], searching: CountryCode? = nil)
    case meeting([Territory])
    /// The same facts for programs.
    case record(Int, [Territory], Format)
    case day(ListedHoliday)
}

protocol CompareYearInteracting: Interactor {
    /// The most places that are compared at once.
    var mostPlaces: Int { get }
    /// Returns the current year in UTC.
    func currentYear() async -> Int
    func comparison(of year: Int, _ places: [Territory]) async throws(CompareFailure) -> Comparison
}

struct CompareYearPage: AwaitedPage {
    let head: PageHead
    let heading: String
    var loading: String?
    var places: ComparedPlaces?
    var notice: Notice?
    /// "This is our last good copy, as of 3 hours ago."
    var age: String?
    var placeholder: String?
    var years: CompareYears?
    /// "No data for Sri Lanka in 2030: we have data from 2020 to 2027."
    var missing: [String] = []
    var notes: [String] = []
    var summary: CompareSummary?
}

struct CompareYears: Sendable {
    let title: String
    let previous: LabelledLink?
    let next: LabelledLink?
}

/// What the places have in common, and the year month by month.
struct CompareSummary: Sendable {
    let facts: [CompareFact]
    let meeting: LabelledLink
    let table: CompareTable
    let daysOff: CompareRuns
    let weeks: CompareRuns
    let months: [CompareMonth]
    /// The other months of many places; nil if `months` has all.
    let later: CompareMonthFold?
}

/// Months that are folded, so that the page is not too long for a phone.
struct CompareMonthFold: Sendable {
    /// "July to December"
    let title: String
    let months: [CompareMonth]
}

struct CompareFact: Sendable {
    let number: String
    let label: String
}

/// The working days of each month, in a column for each place.
struct CompareTable: Sendable {
    let columns: [CompareColumn]
    let rows: [CompareTableRow]
    /// The working days of the year.
    let totals: [String]

    /// Whether the codes of the places need to be written from top to bottom.
    var isDense: Bool { Self.isDense(columns.count) }

    static func isDense(_ columns: Int) -> Bool { columns > 4 }
}

struct CompareColumn: Sendable {
    let code: String
    let name: String
}

struct CompareTableRow: Sendable {
    /// "January"; nil if the row has the short name, for which there is room in a dense table.
    let name: String?
    /// "Jan"
    let short: CompareShortMonth?
    let numbers: [String]
}

struct CompareShortMonth: Sendable {
    let text: String
    let name: String
}

/// Runs of days off, or of weeks.
struct CompareRuns: Sendable {
    let title: String
    let text: String
    let rows: [CompareRun]
}

/// Consecutive days, or weeks.
struct CompareRun: Sendable {
    let text: String
    /// "3 days", "5 January to 29 March"
    let detail: String
}

struct CompareMonth: Sendable {
    let name: String
    let id: String
    /// The days in order, a few in each part.
    let spans: [CompareSpan]
    /// Nil without holidays.
    let holidayList: CompareHolidayList?
    /// "No holidays", if there are none.
    let empty: String?
}

/// Some days of a month that follow each other, with a row for each place: as many as fit beside each other on a phone
/// with large letters.
struct CompareSpan: Sendable {
    /// The id of the month’s heading.
    let month: String
    /// The numbers of the days.
    let days: [String]
    let rows: [CompareStrip]
}

/// The days of a month that a place has off for a holiday.
struct CompareHolidayList: Sendable {
    /// "4 days with a holiday"
    let title: String
    /// Whether the list is unfolded: not below a strip of many places.
    let isOpen: Bool
    let rows: [ComparedDay]
}

/// The days of one place in a part of a month.
struct CompareStrip: Sendable {
    let code: String
    let name: String
    let days: [CompareMark]
}

struct CompareMark: Sendable {
    /// "H", "·", "W", empty for a working day
    let text: String
    /// The class of the cell; nil for a working day.
    let kind: String?
}
