public import Almanac
public import Layout
public import Places
public import ServiceContracts
public import VIPER

/// The coordinator of the holidays module. It runs the screen of a place, and opens the country picker.
public struct HolidaysRouter: Caller {
    private let services: Services
    private let assets: Assets

    public init(_ services: Services, assets: Assets) {
        self.services = services
        self.assets = assets
    }

    public func start(_ place: HolidaysPlace) async -> Outcome<Never> {
        switch place {
        case .list(let place): await HolidayListRouter().module(services, assets).run(Visit(place))
        case .day(let day): await HolidayDetailRouter().module(services, assets).run(Visit(day))
        }
    }

    /// Returns to the list that the visitor left for the country picker.
    ///
    /// - Parameter year: the year that the visitor left; nil if no country had been chosen.
    public func resume(_ year: HolidayYear?, with answer: CountryAnswer) -> Outcome<Never> {
        .redirect(HolidayListRouter().link(back: year, with: answer))
    }
}
