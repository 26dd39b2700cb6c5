import Layout
import VIPER

/// The view model.
struct SearchResultsPage: HeadedPage {
    let head: PageHead
    let heading: String
    let search: SearchForm
    /// "Loading", shown until the content is ready.
    var loading: String?
    var notice: Notice?
    /// "as of 3 hours ago"
    var age: String?
    /// "We could not search the countries and the regions."
    var missing: String?
    /// What can be searched; nil for results.
    var start: SearchStart?
    /// "12 results for “christmas”"
    var summary: String?
    var nothing: SearchNothing?
    var results: SearchGroups?
}

/// The page before anything was searched for.
struct SearchStart: Sendable {
    let text: String
    let ways: [Notice.Action]
}

struct SearchNothing: Sendable {
    let text: String
    let advice: String
    let ways: [Notice.Action]
}

struct SearchGroups: Sendable {
    let groups: [SearchGroup]
}

struct SearchGroup: Sendable {
    /// The word of the kind, which makes the address of the heading.
    let word: String
    let title: String
    /// "3", "20 of 57"
    let count: String
    let rows: [SearchRow]
    /// A list that has the rest; nil if there is none.
    let all: Notice.Action?
    /// "Type more of the name to find the others." Nil if all are shown or a list has the rest.
    let hint: String?
}

struct SearchRow: Sendable {
    let link: Link
    let flag: String?
    let name: String
    let language: String
    let localNames: [SearchLocalName]
    /// "Christmas Day · German"; nil if there is nothing to add.
    let text: String?
    let code: String?
    /// Where holidays have the name.
    let places: [SearchCountryLink]
    /// "and 12 more"
    let more: String?

    var hasPlaces: Bool { !places.isEmpty }
}

struct SearchLocalName: Sendable {
    let text: String
    let language: String
}

struct SearchCountryLink: Sendable {
    let name: String
    let link: Link
}
