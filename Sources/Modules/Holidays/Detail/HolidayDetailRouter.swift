import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct HolidayDetailRouter: Router {
    /// Where calendars are that other programs subscribe to.
    var edition = Edition()

    func run(_ place: ListedHoliday, _ context: VisitContext) async -> Outcome<Never> {
        let interactor = HolidayDetailInteractor(
            countries: context.countries, holidays: context.holidays, occasions: context.occasions,
            world: context.world, clock: context.clock)
        let presenter = HolidayDetailPresenter(
            interactor: Traced(interactor), router: Traced(self), edition: edition,
            words: HolidaysWords(context.language))
        return await Module(view: HolidayDetailView(assets: context.assets), presenter: presenter).run(Visit(place))
    }

    func link(to navigation: HolidayDetailNavigation) -> Link {
        switch navigation {
        case .start: Link(.holidays(.list(.choose)))
        case .year(let year): Link(.holidays(.list(.year(year))))
        case .day(let day): Link(.holidays(.day(day)))
        case .record(let day, let format): Link(.record(.holidays(.day(day)), format))
        case .calendar(let country, let filter, let format):
            Link(.record(.holidays(.rolling(country, filter)), format))
        case .chooseCountry(let code): Link(.countries(.browse(search: code?.description ?? "", .holidays(nil))))
        case .month(let year, let month): Link(.calendars(.month(year, month)))
        case .world(let date): Link(.world(.day(date)))
        case .occasion(let id): Link(.occasions(.occasion(id)))
        case .source(let page): page.link
        }
    }
}
