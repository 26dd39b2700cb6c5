public import AlmanacValues
public import Layout
public import Places
public import ServiceContracts
public import VIPER

/// The coordinator of the holidays module. It runs the screen of a place, and opens the country picker.
public struct HolidaysRouter: Caller {
    private let services: Services
    private let assets: Assets
    private let edition: Edition
    private let visitor: any VisitorService

    /// - Parameter visitor: whose saved place `/holidays` opens. Nothing else depends on it.
    public init(
        _ services: Services, assets: Assets, edition: Edition = Edition(), visitor: any VisitorService
    ) {
        self.services = services
        self.assets = assets
        self.edition = edition
        self.visitor = visitor
    }

    public func start(_ place: HolidaysPlace) async -> Outcome<Never> {
        switch place {
        case .list(let place):
            await HolidayListRouter(edition: edition).module(services, assets, visitor).run(Visit(place))
        case .day(let day): await HolidayDetailRouter(edition: edition).module(services, assets).run(Visit(day))
        }
    }

    /// Runs a visit of a program.
    public func run(_ place: HolidayRecordPlace, as format: Format) async -> Outcome<Never> {
        switch place {
        case .year(let year) where format == .ics: await feed(.year(year), as: format)
        case .year(let year): await HolidayRecordRouter().run(year, as: format, services, visitor)
        case .rolling(let country, let filter): await feed(.rolling(country, filter), as: format)
        case .places(let places, let types): await feed(.places(places, types), as: format)
        case .day(let day): await feed(.day(day), as: format)
        }
    }

    private func feed(_ request: HolidayFeedRequest, as format: Format) async -> Outcome<Never> {
        await HolidayFeedRouter().run(request, as: format, services, edition)
    }

    /// Returns to the list that the visitor left for the country picker.
    ///
    /// - Parameter year: the year that the visitor left; nil if no country had been chosen.
    public func resume(_ year: HolidayYear?, with answer: CountryAnswer) -> Outcome<Never> {
        .redirect(HolidayListRouter().link(back: year, with: answer))
    }
}
