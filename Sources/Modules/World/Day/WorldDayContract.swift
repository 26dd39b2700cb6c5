import AlmanacValues
import Layout
import VIPER

enum WorldDayEvent: Hashable, Sendable {
    case choseDay(CivilDate)
    /// Asked for today, wherever the visitor is.
    case choseToday
    /// Sent the form with a text that is not written like a date in an address.
    case wroteDay(String)
}

enum WorldDayNavigation: Hashable, Sendable {
    case day(CivilDate)
    /// Today, wherever the visitor is. A form sends the date of another day there.
    case today
    /// The seven days from this one on.
    case week(CivilDate)
    /// The day's facts for programs.
    case record(CivilDate)
    case holiday(HolidayReference)
    case year(HolidayYear)
    case occasion(Slug)
    /// The choice of the place that the visitor's browser keeps, which returns to this day; nil for today.
    case choosePlace(CivilDate?)
}

protocol WorldDayInteracting: Interactor {
    /// Returns what a day is in every country.
    ///
    /// - Parameter date: nil for today. Which day that is depends on where the visitor is; without a place, it is that of
    ///   UTC.
    func day(_ date: CivilDate?) async throws(WorldDayFailure) -> WorldDayListing
    /// Returns the day that people mean by a text; nil if it is not a date, or can be read in two ways.
    func reading(of text: String) -> CivilDate?
    /// Returns the outline of the countries; nil if it cannot be read.
    func outline() async -> Outline?
}

/// What a day is in every country, and where the visitor is.
struct WorldDayListing: Hashable, Sendable {
    let day: WorldDay
    /// Nil if the visitor has saved no place, or one that no country has.
    let home: WorldDayHome?
}

enum WorldDayFailure: Error, Hashable, Sendable {
    /// No country knows the day; the days that at least one knows.
    case outside(ClosedRange<CivilDate>)
    case service(ServiceFailure)
}

/// The view model (Templates/World/world-day).
struct WorldDayPage: AwaitedPage {
    let head: PageHead
    let heading: String
    /// Text shown while the calendars are being read; nil when they are ready.
    var loading: String?
    /// Error message, with the action to take.
    var notice: Notice?
    var steps: WorldDaySteps?
    var home: WorldDayHomeText?
    /// What the day is, in a few sentences.
    var summary: [String] = []
    var map: WorldDayMap?
    /// The continents with a public holiday.
    var continents: [WorldDayContinent] = []
    /// "No public holidays in Antarctica."
    var others: String?
    /// Where the facts of this page are from, if other pages have another source.
    var remark: String?
}

/// The ways to other days.
struct WorldDaySteps: Sendable {
    let previous: LabelledLink?
    let next: LabelledLink?
    let week: Link
    let today: Link?
    /// Where the form sends a date.
    let form: Link
    /// "2026-12-24"; empty for a text that is not a date, which a date field cannot show.
    let date: String
    /// The error message of the date; nil if it is valid.
    let problem: String?
    let first: String
    let last: String
}

/// What the day is for the visitor.
struct WorldDayHomeText: Sendable {
    /// "In Texas you work on Friday 4 December 2026."
    let text: String
    /// Why that may be wrong, or which day is meant by today; nil otherwise.
    let remark: String?
    /// To the holidays of the place in this year, and to another place. Empty without a place.
    let ways: [Notice.Action]
    /// To the choice of a place; nil with one.
    let choose: Notice.Action?
}

/// The map: an image, whose facts are in the lists as text.
struct WorldDayMap: Sendable {
    let width: Int
    let height: Int
    /// What the map shows, for those who do not see it.
    let label: String
    /// Those with shapes, in the order in which they are drawn.
    let layers: [MapLayer]
}

/// The public holidays of one continent.
struct WorldDayContinent: Sendable {
    let id: String
    let name: String
    /// "20 of 52"; "some regions" if no country has the day off.
    let count: String
    /// Whether the list is unfolded.
    let isOpen: Bool
    let feasts: [WorldDayFeast]
    /// Those of regions only.
    let regional: [WorldDayCountry]
}

/// The countries that keep the same feast.
struct WorldDayFeast: Sendable {
    /// The link to the page of the occasion, labelled with its name; nil if the feast has no such page.
    let page: Notice.Action?
    /// The name of a feast that has no page.
    let name: String?
    let language: String
    let countries: [WorldDayCountry]
}

struct WorldDayCountry: Sendable {
    let flag: String
    let name: String
    let link: Link
    /// The holiday's name, if it is not that of the list.
    let holiday: LocalizedText?
    /// "observed, estimated, not in Alabama"
    let remark: String?
}
