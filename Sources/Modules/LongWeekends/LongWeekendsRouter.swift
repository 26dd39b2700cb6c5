public import AlmanacValues
public import Context
import HTML
import Layout
public import Places
import ServiceContracts
public import VIPER

/// The coordinator of the long weekends of a place. It opens the country picker.
public struct LongWeekendsRouter: Caller {
    private let context: VisitContext

    public init(_ context: VisitContext) {
        self.context = context
    }

    public func start(_ place: LongWeekendsPlace) async -> Outcome<Never> {
        var presenter = LongWeekendsPresenter(
            interactor: Traced(interactor), router: Traced(links), words: LongWeekendsWords(context.language))
        presenter.edition = context.edition
        let module = Module(view: LongWeekendsView(assets: context.assets), presenter: presenter)
        return await module.run(Visit(place))
    }

    public func run(_ place: LongWeekendsRecordPlace, as format: Format) async -> Outcome<Never> {
        let presenter = LongWeekendsRecordPresenter(
            interactor: Traced(interactor), router: Traced(links.settled(in: context.language)),
            words: LongWeekendsWords(context.language))
        return await RecordModule(presenter).run(
            Visit(place), as: format, in: LongWeekendsRecordJSONView(),
            LongWeekendsRecordCalendarView(edition: context.edition))
    }

    /// Returns to the year that the visitor left for the country picker, with another place. Cancel changes nothing.
    public func resume(_ year: HolidayYear, with answer: CountryAnswer) -> Outcome<Never> {
        let next = answer.territory.map { HolidayYear($0.country, year.year, HolidayFilter(region: $0.region)) }
        return .redirect(links.link(to: .year(next ?? year)))
    }

    private var links: LongWeekendsLinks { LongWeekendsLinks() }

    private var interactor: LongWeekendsInteractor {
        LongWeekendsInteractor(countries: context.countries, holidays: context.holidays, clock: context.clock)
    }
}

struct LongWeekendsLinks: Router {
    func link(to navigation: LongWeekendsNavigation) -> Link {
        switch navigation {
        case .year(let year): Link(.longWeekends(LongWeekendsPlace(year)))
        case .view(let view, let year): view.link(to: year)
        case .record(let year, let format): Link(.record(.longWeekends(.year(LongWeekendsPlace(year).year)), format))
        case .calendar(let place): Link(.record(.longWeekends(.rolling(place)), .ics))
        case .list(let place):
            Link(.holidays(.list(place.region.map { .region(place.country, $0) } ?? .country(place.country))))
        case .holiday(let holiday): Link(.holidays(.day(holiday)))
        case .choosePlace(let year): Link(.countries(.browse(search: "", .longWeekends(year))))
        case .countries(let code): Link(.countries(.browse(search: code?.description ?? "", .holidays(nil))))
        }
    }
}
