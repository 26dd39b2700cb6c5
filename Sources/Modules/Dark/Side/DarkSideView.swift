import Places
import VIPER

struct DarkSideView: HTMLView {
    func event(from visit: Visit<DarkPlace>) -> DarkSideEvent {
        visit.place.isRefresh ? .refreshed : .opened
    }

    typealias Page = DarkSidePage
}
