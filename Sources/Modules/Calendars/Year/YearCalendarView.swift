import AlmanacValues
import Layout
import Places
import VIPER

struct YearCalendarView: FramedView<HolidayYear, YearCalendarEvent, YearCalendarPage> {
    let part: Frame.Part? = .holidays
    let assets: Assets

    func event(from visit: Visit<HolidayYear>) -> YearCalendarEvent { .choseYear(visit.place) }
}
