import AlmanacValues
import Layout
import VIPER

enum PersonListEvent: Hashable, Sendable {
    /// Searched for a name. An empty text finds everyone.
    case searched(String)
    /// Chose another order than that of the names.
    case grouped(PersonGrouping)
}

enum PersonListNavigation: Hashable, Sendable {
    case list(search: String)
    case grouped(PersonGrouping)
    /// Only an id travels, and the search for the way back: the screen that receives it loads its own entity.
    case person(PersonID, search: String)
    case portrait(PersonID)
    /// The people for programs.
    case record(search: String, Format)
}

protocol PersonListInteracting: Interactor {
    func search(_ text: String) async throws(SearchFailure) -> PeopleList
}

struct PeopleList: Hashable, Sendable {
    /// Sorted by family name.
    let people: [Summary]
    /// The age of the list if it is a stale copy, because its source fails; nil otherwise.
    var age: SupplyAge?
    /// Why the list is stale, if that is known.
    var failure: ServiceFailure?

    struct Summary: Hashable, Sendable {
        let id: PersonID
        let name: String
        let age: Age?
        let isDead: Bool
        var birth: PartialDate?
        var death: PartialDate?
        /// The key that the list is sorted by.
        let sortKey: SearchKey
        /// The first of the person's occupations; nil if none is known.
        var profession: String?

        /// The century in which the person was born, or if that is not known, died: 19 for 1867, -6 for 551 BCE.
        var century: Int? { (birth ?? death)?.century }
    }
}

struct PersonListPage: HeadedPage {
    let head: PageHead
    let heading: String
    let search: SearchForm
    /// "Loading", shown until the content is ready.
    var loading: String?
    var notice: Notice?
    /// "Couldn't fetch people: 503. This is our last good copy, as of 3 hours ago."
    var stale: String?
    /// "89 people", "1 person for “curie”"
    var summary: String?
    var nothing: NothingFound?
    var list: PersonGroups?
}

/// Everyone in groups, or the people that a search finds.
struct PersonGroups: Sendable {
    /// The orders of the list; empty for a search.
    var orders: [Choice] = []
    /// Empty for a search.
    var groups: [PersonGroup] = []
    /// Whether the groups are the letters of the names.
    var isByLetter = true
    /// The people that a search finds.
    var found: [PersonRow] = []
}

/// People who have something in common.
struct PersonGroup: Sendable {
    /// "B", "19th century", "poet"
    let name: String
    /// "12"
    let count: String
    /// Whether the group is unfolded.
    let isOpen: Bool
    let rows: [PersonRow]
}

struct PersonRow: Sendable {
    let name: String
    /// "died aged 66"
    let age: String?
    let portrait: Link
    let link: Link
}
