import AlmanacValues
import Layout
import VIPER

enum OccasionListEvent: Hashable, Sendable {
    case opened
}

enum OccasionListNavigation: Hashable, Sendable {
    case list
    case occasion(Slug)
    /// The action of the search form.
    case search
    /// The occasions for programs.
    case record(Format)
}

protocol OccasionListInteracting: Interactor {
    func occasions() async throws(ServiceFailure) -> OccasionList
}

/// A feast as such, the same in all countries.
struct OccasionFacts: Hashable, Sendable {
    let id: Slug
    let name: String
    let about: String
    let rule: String
    let tradition: Tradition
    /// That of `name`, `about` and `rule`.
    var language = "en"
}

struct OccasionList: Hashable, Sendable {
    /// The year whose public holidays are counted: the current one in UTC.
    let year: Int
    /// Grouped by tradition; within a tradition, in the alphabetical order of the source.
    let occasions: [Summary]

    struct Summary: Hashable, Sendable {
        let facts: OccasionFacts
        /// The number of countries that keep it nationwide in that year.
        let countries: Int
        /// The number of the others, of which some regions keep it.
        let countriesInPart: Int
    }
}

struct OccasionListPage: HeadedPage {
    let head: PageHead
    let heading: String
    let lead: String
    let search: SearchForm
    /// "Loading", shown until the content is ready.
    var loading: String?
    var notice: Notice?
    /// "229 occasions. The numbers are those of countries with a public holiday in 2026."
    var summary: String?
    var nothing: NothingFound?
    var groups: [OccasionGroup] = []
}

/// The occasions of one tradition.
struct OccasionGroup: Sendable {
    /// The tradition's word, which makes the address of its list.
    let word: String
    /// "Christian"
    let name: String
    /// "41"
    let count: String
    /// Whether the group is unfolded.
    let isOpen: Bool
    let rows: [OccasionRow]
}

struct OccasionRow: Sendable {
    let name: String
    /// That of the name and the rule; nil if it is that of the page.
    let language: String?
    /// "25 December"
    let rule: String
    /// "160 countries, 3 in part"; nil if no country keeps it in the year.
    let keepers: String?
    let link: Link
}
