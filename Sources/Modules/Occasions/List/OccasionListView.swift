import HTML
import Layout
import Places
import VIPER

struct OccasionListView: FramedView<OccasionsPlace, OccasionListEvent, OccasionListPage> {
    let part: Frame.Part? = .occasions
    let assets: Assets
    let hasSearch = false

    func event(from visit: Visit<OccasionsPlace>) -> OccasionListEvent { .opened }
}

extension OccasionGroup {
    /// The id of the group's list. A link to it unfolds the group.
    var id: String { "tradition-\(word)" }
}
