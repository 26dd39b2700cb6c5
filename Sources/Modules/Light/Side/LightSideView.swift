import Places
import VIPER

struct LightSideView: HTMLView {
    func event(from visit: Visit<LightPlace>) -> LightSideEvent {
        visit.place.isRefresh ? .refreshed : .opened
    }

    typealias Page = LightSidePage
}
