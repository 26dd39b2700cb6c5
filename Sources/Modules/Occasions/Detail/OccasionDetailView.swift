import AlmanacValues
import Layout
import VIPER

struct OccasionDetailView: FramedView<Slug, OccasionDetailEvent, OccasionDetailPage> {
    let part: Frame.Part? = .occasions
    let assets: Assets

    func event(from visit: Visit<Slug>) -> OccasionDetailEvent { .opened(visit.place) }
}
