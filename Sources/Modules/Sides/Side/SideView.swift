import Almanac
import Layout
import Places
import VIPER

struct SideView: FramedView {
    let part: Frame.Part? = .sides
    let assets: Assets

    func event(from visit: Visit<SidePlace>) -> SideEvent {
        visit.place.isRefresh ? .refreshed(visit.place.side) : .opened(visit.place.side)
    }

    func look(of page: SidePage) -> Look? { page.look }

    typealias Page = SidePage
}
