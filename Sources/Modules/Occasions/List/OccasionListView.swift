import HTML
import Layout
import Places
import VIPER

struct OccasionListView: FramedView {
    let part: Frame.Part? = .occasions
    let assets: Assets
    let hasSearch = false

    func event(from visit: Visit<OccasionsPlace>) -> OccasionListEvent { .opened }

    typealias Page = OccasionListPage
}

extension OccasionGroup {
    /// The id of the group's list. A link to it unfolds the group.
    var id: String { "tradition-\(word)" }
}
