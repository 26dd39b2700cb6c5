import Almanac
import VIPER

struct DetailView: HTMLView {
    func event(from visit: Visit<HolidayDayPlace>) -> DetailEvent { .opened(visit.place) }

    typealias Page = DetailPage
}
