public import AlmanacValues
public import Context
import Layout
public import Places
import ServiceContracts
public import VIPER

/// The coordinator of the holidays module. It runs the screen of a place, and opens the country picker.
public struct HolidaysRouter: Caller {
    private let context: VisitContext

    /// - Parameter context: `/holidays` opens the saved place of its visitor. Nothing else depends on the visitor.
    public init(_ context: VisitContext) {
        self.context = context
    }

    public func start(_ place: HolidaysPlace) async -> Outcome<Never> {
        switch place {
        case .list(let place): await HolidayListRouter(edition: context.edition).run(place, context)
        case .day(let day): await HolidayDetailRouter(edition: context.edition).run(day, context)
        }
    }

    public func run(_ place: HolidayRecordPlace, as format: Format) async -> Outcome<Never> {
        switch place {
        case .year(let year) where format == .ics: await feed(.year(year), as: format)
        case .year(let year): await record(year, as: format)
        case .rolling(let country, let filter): await feed(.rolling(country, filter), as: format)
        case .places(let places, let types): await feed(.places(places, types), as: format)
        case .day(let day): await feed(.day(day), as: format)
        }
    }

    /// Runs a visit of a program to the holidays of some days.
    public func run(_ place: HolidayDaysRecordPlace, as format: Format) async -> Outcome<Never> {
        let interactor = HolidayDaysInteractor(countries: context.countries, holidays: context.holidays)
        let presenter = HolidayDaysRecordPresenter(
            interactor: Traced(interactor), router: Traced(HolidayListRouter()), words: HolidaysWords(context.language))
        return await RecordModule(presenter).run(Visit(place), as: format, in: HolidayDaysRecordJSONView())
    }

    private func record(_ year: HolidayYear, as format: Format) async -> Outcome<Never> {
        let presenter = HolidayRecordPresenter(
            interactor: Traced(HolidayListRouter.interactor(context)),
            router: Traced(HolidayListRouter().settled(in: context.language)),
            words: HolidaysWords(context.language))
        return await RecordModule(presenter).run(
            Visit(year), as: format, in: HolidayRecordJSONView(), HolidayRecordCSVView(), HolidayRecordXMLView())
    }

    private func feed(_ request: HolidayFeedRequest, as format: Format) async -> Outcome<Never> {
        await HolidayFeedRouter().run(request, as: format, context)
    }

    /// Returns to the list that the visitor left for the country picker.
    ///
    /// - Parameter year: the year that the visitor left; nil if no country had been chosen.
    public func resume(_ year: HolidayYear?, with answer: CountryAnswer) -> Outcome<Never> {
        .redirect(HolidayListRouter().link(back: year, with: answer))
    }
}
