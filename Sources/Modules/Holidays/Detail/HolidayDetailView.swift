import AlmanacValues
import Layout
import VIPER

struct HolidayDetailView: FramedView {
    let part: Frame.Part? = .holidays
    let assets: Assets

    func event(from visit: Visit<ListedHoliday>) -> HolidayDetailEvent { .opened(visit.place) }

    typealias Page = HolidayDetailPage
}
