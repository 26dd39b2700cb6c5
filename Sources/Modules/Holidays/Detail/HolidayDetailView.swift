import Almanac
import VIPER

struct HolidayDetailView: HTMLView {
    func event(from visit: Visit<HolidayReference>) -> HolidayDetailEvent { .opened(visit.place) }

    typealias Page = HolidayDetailPage
}
