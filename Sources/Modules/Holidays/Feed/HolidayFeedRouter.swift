import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct HolidayFeedRouter: Router {
    /// Runs a visit in the format that the address asks for. A new format is a View, listed here.
    func run(_ request: HolidayFeedRequest, as format: Format, _ context: VisitContext) async -> Outcome<Never> {
        let interactor = HolidayFeedInteractor(
            countries: context.countries, holidays: context.holidays, clock: context.clock)
        let presenter = HolidayFeedPresenter(
            interactor: Traced(interactor), router: Traced(settled(in: context.language)),
            words: HolidaysWords(context.language))
        guard format == .svg else {
            return await RecordModule(presenter).run(
                Visit(request), as: format, in: HolidayFeedView(edition: context.edition), HolidayFeedJSONView(),
                HolidayFeedAtomView(edition: context.edition))
        }
        guard context.edition.base != nil else {
            return .problem(.notFound, HolidaysWords(context.language).noAddressForCode)
        }
        return await Module(view: HolidayCodeView(edition: context.edition), presenter: presenter).run(Visit(request))
    }

    func link(to navigation: HolidayFeedNavigation) -> Link {
        switch navigation {
        case .page(.year(let year)): Link(.holidays(.list(.year(year))))
        case .page(.rolling(let country, let filter)):
            Link(.holidays(.list(filter.region.map { .region(country, $0) } ?? .country(country))))
        case .page(.places): Link(.holidays(.list(.choose)))
        case .page(.day(let day)), .day(let day): Link(.holidays(.day(ListedHoliday(day))))
        case .record(let request, let format): Link(.record(.holidays(HolidayRecordPlace(request)), format))
        }
    }
}

extension HolidayRecordPlace {
    init(_ request: HolidayFeedRequest) {
        switch request {
        case .year(let year): self = .year(year)
        case .rolling(let country, let filter): self = .rolling(country, filter)
        case .places(let places, let types): self = .places(places, types)
        case .day(let day): self = .day(day)
        }
    }
}
