import Almanac
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct YearCalendarRouter: Router {
    typealias Presenting = YearCalendarPresenter<Traced<YearCalendarInteractor>, Traced<YearCalendarRouter>>

    func module(_ services: Services, _ assets: Assets) -> Module<YearCalendarView, Presenting> {
        let interactor = YearCalendarInteractor(
            countries: services.countries, holidays: services.holidays, clock: services.clock)
        return Module(
            view: YearCalendarView(assets: assets),
            presenter: YearCalendarPresenter(interactor: Traced(interactor), router: Traced(self)))
    }

    func link(to navigation: CalendarNavigation) -> Link {
        switch navigation {
        case .year(let year): Link(.calendars(.year(year)))
        case .month(let year, let month): Link(.calendars(.month(year, month)))
        case .view(let view, let year): view.link(to: year)
        case .record(let year, let format): Link(.record(.holidays(.year(year)), format))
        case .day(let day): Link(.holidays(.day(day)))
        case .chooseCountry(let year): Link(.countries(.browse(search: "", .holidays(year))))
        }
    }
}

extension Traced: YearCalendarInteracting where Base: YearCalendarInteracting {
    func sheet(_ year: HolidayYear) async throws(CalendarFailure) -> CalendarSheet {
        try await call([year]) { base async throws(CalendarFailure) in try await base.sheet(year) }
    }
}
