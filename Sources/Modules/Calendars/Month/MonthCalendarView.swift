import Layout
import Places
import VIPER

struct MonthCalendarView: FramedView<MonthCalendarVisit, MonthCalendarEvent, MonthCalendarPage> {
    let part: Frame.Part? = .holidays
    let assets: Assets

    func event(from visit: Visit<MonthCalendarVisit>) -> MonthCalendarEvent {
        .choseMonth(visit.place.year, visit.place.month)
    }
}
