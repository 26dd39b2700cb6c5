import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct YearCalendarRouter: Router {
    func run(_ place: HolidayYear, _ context: VisitContext) async -> Outcome<Never> {
        let interactor = CalendarInteractor(
            countries: context.countries, holidays: context.holidays, clock: context.clock,
            origin: context.origins.holidays)
        let presenter = YearCalendarPresenter(
            interactor: Traced(interactor), router: Traced(self), words: CalendarsWords(context.language))
        return await Module(view: YearCalendarView(assets: context.assets), presenter: presenter).run(Visit(place))
    }

    func link(to navigation: CalendarNavigation) -> Link {
        switch navigation {
        case .year(let year): Link(.calendars(.year(year)))
        case .month(let year, let month): Link(.calendars(.month(year, month)))
        case .view(let view, let year): view.link(to: year)
        case .record(let year, let format): Link(.record(.holidays(.year(year)), format))
        case .day(let day): Link(.holidays(.day(day)))
        case .world(let date): Link(.world(.day(date)))
        case .chooseCountry(let year, let month): Link(.countries(.browse(search: "", .calendar(year, month: month))))
        case .countries(let code): Link(.countries(.browse(search: code?.description ?? "", .holidays(nil))))
        }
    }

    /// Returns the calendar that the visitor left, with the chosen country.
    ///
    /// Keeps year, month and type, and drops the region if the country changes. Cancel changes nothing.
    func link(back place: CalendarsPlace, with answer: CountryAnswer) -> Link {
        switch answer {
        case .cancel: Link(.calendars(place))
        case .country(let country) where country == place.year.country: Link(.calendars(place))
        case .country(let country):
            Link(.calendars(place.moved(to: country, isEverywhere: place.year.filter.isEverywhere)))
        case .region(let country, let region): Link(.calendars(place.moved(to: country, region: region)))
        }
    }
}

extension CalendarsPlace {
    fileprivate var year: HolidayYear {
        switch self {
        case .year(let year), .month(let year, _): year
        }
    }

    /// Returns the same calendar of another place.
    fileprivate func moved(to country: CountryCode, region: RegionCode? = nil, isEverywhere: Bool = false) -> Self {
        let filter = HolidayFilter(types: year.filter.types, region: region, isEverywhere: isEverywhere)
        let moved = HolidayYear(country, year.year, filter)
        return switch self {
        case .year: .year(moved)
        case .month(_, let month): .month(moved, month)
        }
    }
}
