public import Almanac
public import HTML
public import Layout
public import VIPER

/// The services that the holidays module depends on.
public struct HolidaysServices: Sendable {
    let countries: any CountryService
    let holidays: any HolidayService
    let clock: any CivilClock
    let assets: Assets

    public init(
        countries: any CountryService, holidays: any HolidayService, clock: any CivilClock, assets: Assets
    ) {
        self.countries = countries
        self.holidays = holidays
        self.clock = clock
        self.assets = assets
    }
}

/// The entry point of the holidays module: assembles the screen for a place and runs the visit.
public struct HolidaysRouter: Sendable {
    private let services: HolidaysServices

    public init(_ services: HolidaysServices) {
        self.services = services
    }

    public func run(_ place: HolidaysPlace) async -> Outcome<Never> {
        switch place {
        case .list(let place): await HolidayListRouter().module(services).run(Visit(place))
        case .day(let place): await HolidayDetailRouter().module(services).run(Visit(place))
        }
    }

    /// Returns the page that follows the country picker, for a visitor who left the list for it.
    ///
    /// - Parameter year: the year that the visitor left; nil if no country had been chosen.
    public static func resume(_ year: HolidayYear?, with answer: CountryAnswer) -> Link {
        HolidayListRouter().resume(year, with: answer)
    }
}
