import AlmanacValues
import Layout
import VIPER

struct HolidayDetailView: FramedView<ListedHoliday, HolidayDetailEvent, HolidayDetailPage> {
    let part: Frame.Part? = .holidays
    let assets: Assets

    func event(from visit: Visit<ListedHoliday>) -> HolidayDetailEvent { .opened(visit.place) }
}
