import Places
import VIPER

struct SideView: HTMLView {
    func event(from visit: Visit<SidePlace>) -> SideEvent {
        visit.place.isRefresh ? .refreshed(visit.place.side) : .opened(visit.place.side)
    }

    typealias Page = SidePage
}
