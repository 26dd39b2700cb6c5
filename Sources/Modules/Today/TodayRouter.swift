public import AlmanacValues
public import Context
import HTML
import Layout
public import Places
import ServiceContracts
public import VIPER

/// The router of what today is in a place, which only programs ask.
public struct TodayRouter: Sendable {
    private let context: VisitContext

    public init(_ context: VisitContext) {
        self.context = context
    }

    public func run(_ place: StatusRecordPlace, as format: Format) async -> Outcome<Never> {
        let interactor = TodayInteractor(
            countries: context.countries, holidays: context.holidays, clock: context.clock)
        switch place {
        case .current(let place):
            let presenter = TodayRecordPresenter(
                interactor: Traced(interactor), router: Traced(TodayLinks()), words: LayoutWords(context.language))
            return await RecordModule(presenter).run(Visit(place), as: format, in: TodayRecordJSONView())
        case .day(let place, let date):
            let presenter = PlaceDayRecordPresenter(
                interactor: Traced(interactor), router: Traced(TodayLinks()), words: LayoutWords(context.language))
            return await RecordModule(presenter).run(
                Visit(DayOfPlace(place: place, date: date)), as: format, in: PlaceDayRecordJSONView())
        }
    }
}

struct TodayLinks: Router {
    func link(to navigation: TodayNavigation) -> Link {
        switch navigation {
        case .list(let place):
            Link(.holidays(.list(place.region.map { .region(place.country, $0) } ?? .country(place.country))))
        case .year(let place, let year):
            Link(.holidays(.list(.year(HolidayYear(place.country, year, HolidayFilter(region: place.region))))))
        case .holiday(let id): Link(.holidays(.day(ListedHoliday(id))))
        }
    }
}
