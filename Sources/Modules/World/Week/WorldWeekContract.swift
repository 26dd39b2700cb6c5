import AlmanacValues
import Layout
import VIPER

enum WorldWeekEvent: Hashable, Sendable {
    /// Chose the first of seven days.
    case choseDay(CivilDate)
    /// Asked for the seven days from today on, wherever the visitor is.
    case choseToday
}

enum WorldWeekNavigation: Hashable, Sendable {
    case day(CivilDate)
    /// The seven days from this one on.
    case week(CivilDate)
    case thisWeek
    /// The facts of the seven days for programs.
    case record(CivilDate)
    case holiday(HolidayReference)
    case year(HolidayYear)
    case occasion(Slug)
}

protocol WorldWeekInteracting: Interactor {
    /// Returns what seven days are in every country. Fewer at the end of what is known.
    func week(from first: CivilDate) async throws(WorldDayFailure) -> [WorldDay]
    /// Returns the seven days from today on. Which day that is depends on where the visitor is; without a place, it is
    /// that of UTC.
    func thisWeek() async throws(WorldDayFailure) -> [WorldDay]
}

/// The view model (Templates/World/world-week).
struct WorldWeekPage: AwaitedPage {
    let head: PageHead
    let heading: String
    /// Text shown while the calendars are being read; nil when they are ready.
    var loading: String?
    /// Error message, with the action to take.
    var notice: Notice?
    var previous: LabelledLink?
    var next: LabelledLink?
    var hasSteps: Bool { previous != nil || next != nil }
    var days: [WorldWeekDay] = []
    /// Why there are fewer than seven days; nil if there are seven.
    var limit: String?
    /// Where the facts of this page are from, if other pages have another source.
    var remark: String?
}

struct WorldWeekDay: Sendable {
    let id: String
    /// "Thursday 24 December"
    let title: String
    let isoDate: String
    let link: Link
    /// What the day is, in a few sentences.
    let summary: [String]
    let feasts: [WorldWeekFeast]
}

/// A feast, and the countries that keep it.
struct WorldWeekFeast: Sendable {
    /// The link to the page of the occasion, labelled with its name; nil if the feast has no such page.
    let page: Notice.Action?
    /// The name of a feast that has no page.
    let name: String?
    let language: String
    let countries: [WorldWeekCountry]
    /// "and 37 more", a link to the day; nil if all are listed.
    let more: Notice.Action?
}

struct WorldWeekCountry: Sendable {
    let flag: String
    let name: String
    let link: Link
    /// "in some regions"; nil for the whole country.
    let remark: String?
}
