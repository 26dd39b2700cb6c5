import AlmanacValues
import Layout
import VIPER

enum LongWeekendsEvent: Hashable, Sendable {
    case choseYear(HolidayYear)
}

enum LongWeekendsNavigation: Hashable, Sendable {
    case year(HolidayYear)
    /// Another view of the same year.
    case view(YearView, HolidayYear)
    /// The year's facts for programs.
    case record(HolidayYear, Format)
    /// The calendar of the place from last year on.
    case calendar(Territory)
    /// The list of the place's holidays.
    case list(Territory)
    case holiday(ListedHoliday)
    /// The country picker, which comes back with another place.
    case choosePlace(comingBackTo: HolidayYear)
    /// The country picker, searched for a code that no country has. It leads to the list of the chosen country.
    case countries(searching: CountryCode?)
}

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
    var loading: String?
    var control: CountryControl?
    var notice: Notice?
    /// "This is our last good copy, as of 3 hours ago."
    var age: String?
    var years: YearSteps?
    /// The other views of the year; nil for a year without data.
    var views: YearTabs?
    /// "No data for 2040. …"
    var noData: String?
    var content: LongWeekendsContent?
}

/// What a known year has.
struct LongWeekendsContent: Sendable {
    /// "8 long weekends, with 27 days off. The next is Friday 25 to Sunday 27 December 2026."
    let summary: String
    /// The holidays that the list may lack, and the dates that may change.
    let notices: [String]
    /// Says that these are those of the whole country, and leads to its regions; nil otherwise.
    let nationwide: Notice.Action?
    /// How to subscribe to them; nil if there is no long weekend.
    let calendar: SubscribeSection?
    let weekends: [BreakRow]
    /// The past ones of the current year; nil if there are none.
    let past: BreakFold?
    let bridges: LongWeekendBridges?
}

struct LongWeekendBridges: Sendable {
    let rows: [BreakRow]
    /// The other bridges; nil if `rows` has all.
    let more: BreakFold?
    /// The past ones of the current year; nil if there are none.
    let past: BreakFold?

    /// "Plan your leave of 2026"
    let plan: LabelledLink
}
