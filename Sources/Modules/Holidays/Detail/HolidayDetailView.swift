import Almanac
import VIPER

struct HolidayDetailView: HTMLView {
    func event(from visit: Visit<HolidayDayPlace>) -> HolidayDetailEvent { .opened(visit.place) }

    typealias Page = HolidayDetailPage
}
