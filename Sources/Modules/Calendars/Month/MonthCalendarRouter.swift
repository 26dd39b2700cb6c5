import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

/// A month of a year: the place of the screen.
struct MonthCalendarVisit: Hashable, Sendable {
    let year: HolidayYear
    /// 1–12
    let month: Int
}

struct MonthCalendarRouter: Router {
    typealias Presenting = MonthCalendarPresenter<Traced<MonthCalendarInteractor>, Traced<MonthCalendarRouter>>

    func module(_ context: VisitContext) -> Module<MonthCalendarView, Presenting> {
        let interactor = MonthCalendarInteractor(
            countries: context.countries, holidays: context.holidays, clock: context.clock,
            origin: context.origins.holidays)
        return Module(
            view: MonthCalendarView(assets: context.assets),
            presenter: MonthCalendarPresenter(
                interactor: Traced(interactor), router: Traced(self), words: CalendarsWords(context.language)))
    }

    /// Both calendars lead to the same places.
    func link(to navigation: CalendarNavigation) -> Link { YearCalendarRouter().link(to: navigation) }
}
