import AlmanacValues
import Layout
import VIPER

/// A visitor's action on this screen, or a program's request.
enum ChangeListEvent: Hashable, Sendable {
    case opened
}

enum ChangeListNavigation: Hashable, Sendable {
    case page
    /// The same for programs.
    case record(Format)
    /// What is known of every country.
    case coverage
    /// The list of a country's holidays.
    case country(CountryCode)
    /// The year with the holidays that changed.
    case year(HolidayYear)
    /// All changes of a country, as a feed or as a record for programs.
    case changes(CountryCode, Format)
}

protocol ChangeListInteracting: Interactor {
    func changes() async throws(ChangeListFailure) -> ChangeList
}

enum ChangeListFailure: Error, Hashable, Sendable {
    /// The source of the holidays does not say what has changed.
    case unrecorded
    case service(ServiceFailure)
}

/// The Interactor's result for the Presenters: what has changed in the data of all countries. Values only, no entities.
struct ChangeList: Hashable, Sendable {
    /// The days of revisions, the newest first. There is at least one.
    let days: [Day]

    struct Day: Hashable, Sendable {
        let date: CivilDate
        /// In the order of the source.
        let countries: [Country]
    }

    /// What changed in a country on the day.
    struct Country: Hashable, Sendable {
        let code: CountryCode
        let name: LocalizedText
        let changes: [DataChange]
        /// The number of changes that are not listed.
        var unlisted = 0
    }
}

struct ChangeListPage: HeadedPage {
    let head: PageHead
    let heading: String
    let lead: String
    let coverage: LabelledLink
    /// "Loading", shown until the content is ready.
    var loading: String?
    var notice: Notice?
    var days: [ChangeListDay] = []
}

struct ChangeListDay: Sendable {
    /// "25 November 2026"
    let date: String
    /// The date in machine-readable form, as an id.
    let id: String
    /// "7 countries."
    let count: String
    let groups: [ChangeListGroup]
    /// The countries in which only details changed, and those that were new.
    let further: [ChangeListFurther]
}

/// A country, and what changed in its holidays.
struct ChangeListGroup: Sendable {
    let name: String
    /// "12"
    let count: String
    /// Whether the group is unfolded.
    let isOpen: Bool
    let changes: [ChangeListRow]
    /// "7 more changes", and the feed that has all.
    let rest: LabelledLink?
}

struct ChangeListRow: Sendable {
    /// "German Unity Day moved"
    let title: [SentencePart]
    let link: Link
    /// "From Friday 2 October 2026 to Saturday 3 October 2026."
    let text: [SentencePart]
}

struct ChangeListFurther: Sendable {
    /// "Only details changed"
    let heading: String
    let countries: [LabelledLink]
}
