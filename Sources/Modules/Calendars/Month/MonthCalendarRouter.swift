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
    func run(_ place: MonthCalendarVisit, _ context: VisitContext) async -> Outcome<Never> {
        let interactor = CalendarInteractor(
            countries: context.countries, holidays: context.holidays, clock: context.clock,
            origin: context.origins.holidays)
        let presenter = MonthCalendarPresenter(
            interactor: Traced(interactor), router: Traced(self), words: CalendarsWords(context.language))
        return await Module(view: MonthCalendarView(assets: context.assets), presenter: presenter).run(Visit(place))
    }

    /// Both calendars lead to the same places.
    func link(to navigation: CalendarNavigation) -> Link { YearCalendarRouter().link(to: navigation) }
}
