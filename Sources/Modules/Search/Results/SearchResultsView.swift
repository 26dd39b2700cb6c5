import HTML
import Layout
import Places
import VIPER

struct SearchResultsView: FramedView<SearchPlace, SearchResultsEvent, SearchResultsPage> {
    let part: Frame.Part? = .search
    let assets: Assets
    let hasSearch = false

    func event(from visit: Visit<SearchPlace>) -> SearchResultsEvent { .searched(visit.place.text) }
}

extension SearchGroup {
    /// The id of the group's heading.
    var id: String { "found-\(word)" }
}
